import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Grid from '@mui/material/Unstable_Grid2';

export default function Grid2Offset() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid container spacing={2}>
        <Grid xs={6} xsOffset={3}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            Six columns, after three
          </Paper>
        </Grid>
        <Grid xs={4}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            At the start
          </Paper>
        </Grid>
        <Grid xs={4} xsOffset="auto">
          <Paper variant="outlined" sx={{ p: 2 }}>
            At the end
          </Paper>
        </Grid>
      </Grid>
    </Box>
  );
}
