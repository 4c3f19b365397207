import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const size = { width: 64, height: 64 };

export default function PaperPicture() {
  return (
    <Stack direction="row" spacing={2}>
      <Paper variant="outlined" sx={size} />
      <Paper elevation={2} sx={size} />
      <Paper elevation={8} sx={size} />
    </Stack>
  );
}
