import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function LinearProgressPicture() {
  return (
    <Stack spacing={3} sx={{ width: 200 }}>
      <LinearProgress variant="determinate" value={65} aria-label="Upload" />
      <LinearProgress
        variant="determinate"
        value={35}
        color="secondary"
        aria-label="Download"
      />
    </Stack>
  );
}
