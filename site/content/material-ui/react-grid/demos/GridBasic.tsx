import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const figures = [
  { label: 'Nights booked', value: '412' },
  { label: 'Guests', value: '1,038' },
  { label: 'Occupancy', value: '71%' },
];

export default function GridBasic() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid container spacing={2}>
        {figures.map(({ label, value }) => (
          <Grid item key={label} xs={12} sm={4}>
            <Paper variant="outlined" sx={{ p: 2 }}>
              <Typography variant="body2" color="text.secondary">
                {label}
              </Typography>
              <Typography variant="h5" component="p">
                {value}
              </Typography>
            </Paper>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
