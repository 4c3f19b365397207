import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Grid from '@mui/material/Unstable_Grid2';

const places = ['Adler', 'Birke', 'Distel', 'Erle', 'Fink'];

export default function Grid2Columns() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid container columns={{ xs: 2, sm: 5 }} spacing={1}>
        {places.map((place) => (
          <Grid key={place} xs={1}>
            <Paper variant="outlined" sx={{ p: 1.5, textAlign: 'center' }}>
              {place}
            </Paper>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
