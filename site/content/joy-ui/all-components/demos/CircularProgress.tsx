import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function CircularProgressPicture() {
  return (
    <Stack direction="row" spacing={3} alignItems="center">
      <CircularProgress determinate size="lg" value={70} aria-label="Upload">
        70%
      </CircularProgress>
      <CircularProgress
        determinate
        color="success"
        value={40}
        aria-label="Download"
      />
    </Stack>
  );
}
