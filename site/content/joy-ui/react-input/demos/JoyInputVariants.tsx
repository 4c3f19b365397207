import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function JoyInputVariants() {
  return (
    <Stack spacing={1.5} sx={{ width: 'min(320px, 100%)' }}>
      <Input variant="outlined" defaultValue="Outlined" aria-label="Outlined" />
      <Input variant="soft" defaultValue="Soft" aria-label="Soft" />
      <Input variant="plain" defaultValue="Plain" aria-label="Plain" />
      <Input
        variant="solid"
        color="primary"
        defaultValue="Solid"
        aria-label="Solid"
      />
    </Stack>
  );
}
