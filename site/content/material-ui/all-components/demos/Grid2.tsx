import Box from '@mui/material/Box';
import Grid from '@mui/material/Unstable_Grid2';

const block = { height: 30, borderRadius: 1, bgcolor: 'secondary.main' };

export default function Grid2Picture() {
  return (
    <Box sx={{ width: 220 }}>
      <Grid container spacing={1}>
        <Grid xs={12}>
          <Box sx={block} />
        </Grid>
        <Grid xs={6}>
          <Box sx={block} />
        </Grid>
        <Grid xs={6}>
          <Box sx={block} />
        </Grid>
        <Grid xs={4} xsOffset={8}>
          <Box sx={block} />
        </Grid>
      </Grid>
    </Box>
  );
}
