import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Grid from '@mui/material/Unstable_Grid2';

export default function Grid2Nested() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid container spacing={2}>
        <Grid xs={12} sm={4}>
          <Paper
            variant="outlined"
            sx={{ p: 2, height: '100%', boxSizing: 'border-box' }}
          >
            Map
          </Paper>
        </Grid>
        <Grid container xs={12} sm={8}>
          {['Departs', 'Arrives', 'Platform', 'Coach'].map((label) => (
            <Grid key={label} xs={6}>
              <Paper variant="outlined" sx={{ p: 2 }}>
                {label}
              </Paper>
            </Grid>
          ))}
        </Grid>
      </Grid>
    </Box>
  );
}
