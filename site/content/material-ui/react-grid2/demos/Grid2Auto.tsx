import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import Grid from '@mui/material/Unstable_Grid2';

export default function Grid2Auto() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid container spacing={2} sx={{ alignItems: 'center' }}>
        <Grid xs="auto">
          <Typography id="grid2-upload">Upload</Typography>
        </Grid>
        <Grid xs>
          <LinearProgress
            variant="determinate"
            value={62}
            aria-labelledby="grid2-upload"
          />
        </Grid>
        <Grid xs="auto">
          <Button size="small">Cancel</Button>
        </Grid>
      </Grid>
    </Box>
  );
}
