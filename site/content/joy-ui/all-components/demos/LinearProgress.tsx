import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';

export default function LinearProgressPicture() {
  return (
    <Stack spacing={3} sx={{ width: 200 }}>
      <LinearProgress determinate value={65} aria-label="Upload" />
      <LinearProgress determinate color="success" value={35} aria-label="Download" />
    </Stack>
  );
}
