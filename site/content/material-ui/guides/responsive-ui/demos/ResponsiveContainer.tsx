import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const card = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  p: 2,
  '@container (min-width: 240px)': {
    flexDirection: 'row',
    justifyContent: 'space-between',
  },
} as const;

export default function ResponsiveContainer() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      {[160, 280].map((width) => (
        <Box key={width} sx={{ containerType: 'inline-size', width }}>
          <Paper variant="outlined" sx={card}>
            <Typography>Night ferry</Typography>
            <Typography color="text.secondary">22:14</Typography>
          </Paper>
        </Box>
      ))}
    </Stack>
  );
}
