import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Grid from '@mui/material/Unstable_Grid2';

const months = ['April', 'May', 'June', 'July', 'August', 'September'];

export default function Grid2Spacing() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid container rowSpacing={1} columnSpacing={{ xs: 1, sm: 2, md: 4 }}>
        {months.map((month) => (
          <Grid key={month} xs={6} sm={4}>
            <Paper variant="outlined" sx={{ p: 1.5, textAlign: 'center' }}>
              {month}
            </Paper>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
