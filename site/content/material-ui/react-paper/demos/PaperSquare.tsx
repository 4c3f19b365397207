import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function PaperSquare() {
  return (
    <Stack direction="row" spacing={2}>
      <Paper square elevation={3} sx={{ p: 2 }}>
        Square
      </Paper>
      <Paper elevation={3} sx={{ p: 2 }}>
        Rounded
      </Paper>
    </Stack>
  );
}
