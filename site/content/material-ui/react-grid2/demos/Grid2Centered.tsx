import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Grid from '@mui/material/Unstable_Grid2';

export default function Grid2Centered() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid
        container
        sx={{ minHeight: 180, justifyContent: 'center', alignItems: 'center' }}
      >
        <Grid xs={10} sm={6} sx={{ textAlign: 'center' }}>
          <Typography gutterBottom>No boats are booked for this day.</Typography>
          <Button variant="outlined">Book a boat</Button>
        </Grid>
      </Grid>
    </Box>
  );
}
