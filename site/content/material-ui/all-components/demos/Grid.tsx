import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';

const block = { height: 44, borderRadius: 1, bgcolor: 'primary.main' };

export default function GridPicture() {
  return (
    <Box sx={{ width: 220 }}>
      <Grid container spacing={1}>
        <Grid item xs={8}>
          <Box sx={block} />
        </Grid>
        <Grid item xs={4}>
          <Box sx={block} />
        </Grid>
        <Grid item xs={4}>
          <Box sx={block} />
        </Grid>
        <Grid item xs={8}>
          <Box sx={block} />
        </Grid>
      </Grid>
    </Box>
  );
}
