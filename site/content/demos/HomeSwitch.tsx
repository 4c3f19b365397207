import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

const settings = [
  { label: 'Sync readings', on: true },
  { label: 'Keep offline', on: true },
  { label: 'Share usage', on: false },
];

export default function HomeSwitch() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 240, mx: 'auto' }}>
      {settings.map(({ label, on }) => (
        <FormControl
          key={label}
          orientation="horizontal"
          sx={{ justifyContent: 'space-between' }}
        >
          <FormLabel>{label}</FormLabel>
          <Switch defaultChecked={on} />
        </FormControl>
      ))}
    </Stack>
  );
}
