import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const rooms = ['Attic', 'Garden', 'Harbour', 'Kitchen', 'Library', 'Tower'];

export default function GridBreakpoints() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid container spacing={2}>
        {rooms.map((room) => (
          <Grid item key={room} xs={6} md={4} xl={2}>
            <Paper variant="outlined" sx={{ p: 2, textAlign: 'center' }}>
              {room}
            </Paper>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
