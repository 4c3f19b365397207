import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function HomeProgress() {
  return (
    <Stack
      direction="row"
      spacing={3}
      alignItems="center"
      sx={{ width: '100%', maxWidth: 200, mx: 'auto' }}
    >
      <CircularProgress variant="determinate" value={72} aria-label="Upload" />
      <Stack spacing={2} sx={{ flex: 1 }}>
        <LinearProgress variant="determinate" value={72} aria-label="North" />
        <LinearProgress variant="determinate" value={38} aria-label="South" />
      </Stack>
    </Stack>
  );
}
