import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Grid from '@mui/material/Unstable_Grid2';

const places = ['Boathouse', 'Café', 'Workshop', 'Sail loft'];

export default function Grid2Basic() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid container spacing={2}>
        {places.map((place) => (
          <Grid key={place} xs={6} md={3}>
            <Paper variant="outlined" sx={{ p: 2, textAlign: 'center' }}>
              {place}
            </Paper>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
