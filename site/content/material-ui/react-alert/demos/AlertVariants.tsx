import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertVariants() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert role="note" severity="error" variant="standard">
        The card was declined.
      </Alert>
      <Alert role="note" severity="error" variant="outlined">
        The card was declined.
      </Alert>
      <Alert role="note" severity="error" variant="filled">
        The card was declined.
      </Alert>
    </Stack>
  );
}
