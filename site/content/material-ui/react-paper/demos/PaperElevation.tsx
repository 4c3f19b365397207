import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const heights = [0, 1, 4, 8, 16, 24];

export default function PaperElevation() {
  return (
    <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap">
      {heights.map((height) => (
        <Paper key={height} elevation={height} sx={{ p: 2, minWidth: 64 }}>
          {height}
        </Paper>
      ))}
    </Stack>
  );
}
