import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const ports = ['Bergen', 'Esbjerg', 'Harwich', 'Hirtshals', 'Kiel', 'Oslo'];

export default function ResponsiveColumns() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
        gap: 2,
        width: '100%',
      }}
    >
      {ports.map((port) => (
        <Paper key={port} variant="outlined" sx={{ p: 2 }}>
          {port}
        </Paper>
      ))}
    </Box>
  );
}
