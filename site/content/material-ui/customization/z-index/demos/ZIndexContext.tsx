import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

export default function ZIndexContext() {
  return (
    <Box
      sx={{ position: 'relative', isolation: 'isolate', width: 280, height: 120 }}
    >
      <Box sx={{ position: 'relative', zIndex: 0, opacity: 0.99 }}>
        <Paper
          elevation={4}
          sx={{ position: 'absolute', width: 180, height: 72, p: 1, zIndex: 1500 }}
        >
          1500
        </Paper>
      </Box>
      <Paper
        elevation={4}
        sx={{ position: 'absolute', left: 80, top: 40, p: 1, width: 180, zIndex: 1 }}
      >
        1, on top
      </Paper>
    </Box>
  );
}
