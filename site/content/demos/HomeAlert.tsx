import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function HomeAlert() {
  return (
    <Stack spacing={1} sx={{ width: 240, maxWidth: '100%', mx: 'auto' }}>
      <Alert severity="success">Readings saved</Alert>
      <Alert severity="warning" variant="outlined">
        Two gauges are silent
      </Alert>
    </Stack>
  );
}
