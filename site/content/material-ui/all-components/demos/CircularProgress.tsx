import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

export default function CircularProgressPicture() {
  return (
    <Stack direction="row" spacing={3} alignItems="center">
      <CircularProgress
        variant="determinate"
        value={70}
        size={56}
        aria-label="Upload"
      />
      <CircularProgress
        variant="determinate"
        value={40}
        color="secondary"
        aria-label="Download"
      />
    </Stack>
  );
}
