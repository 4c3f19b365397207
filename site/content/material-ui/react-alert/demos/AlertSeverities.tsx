import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertSeverities() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert role="note" severity="success">
        All 24 photos are saved.
      </Alert>
      <Alert role="note" severity="info">
        A newer version of this page is available.
      </Alert>
      <Alert role="note" severity="warning">
        Your storage is almost full: 200 MB are left.
      </Alert>
      <Alert role="note" severity="error">
        The upload failed. Check the connection and try again.
      </Alert>
    </Stack>
  );
}
