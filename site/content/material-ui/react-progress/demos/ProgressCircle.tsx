import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

export default function ProgressCircle() {
  return (
    <Stack direction="row" spacing={4} alignItems="center">
      <CircularProgress aria-label="Loading messages" />
      <CircularProgress variant="determinate" value={70} aria-label="Backup" />
      <CircularProgress size={64} thickness={2} aria-label="Loading the map" />
    </Stack>
  );
}
