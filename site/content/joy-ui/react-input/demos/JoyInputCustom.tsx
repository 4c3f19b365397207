import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function JoyInputCustom() {
  return (
    <FormControl sx={{ width: 'min(320px, 100%)' }}>
      <FormLabel>Project</FormLabel>
      <Input
        variant="soft"
        defaultValue="Garden library"
        sx={{
          '--Input-radius': '0px',
          '--Input-focusedInset': 'var(--any, )',
          '--Input-focusedThickness': '0.25rem',
          '--Input-focusedHighlight':
            'rgba(var(--joy-palette-primary-mainChannel) / 0.35)',
          borderBottom: '2px solid',
          borderColor: 'neutral.outlinedBorder',
          '&:focus-within': { borderColor: 'primary.500' },
        }}
      />
    </FormControl>
  );
}
