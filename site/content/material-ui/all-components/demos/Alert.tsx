import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertPicture() {
  return (
    <Stack spacing={1} sx={{ width: 230 }}>
      <Alert severity="success">Changes are saved.</Alert>
      <Alert severity="warning">Storage is low.</Alert>
    </Stack>
  );
}
