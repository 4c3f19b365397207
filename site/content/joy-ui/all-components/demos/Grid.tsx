import Box from '@mui/joy/Box';
import Grid from '@mui/joy/Grid';

const block = { height: 44, borderRadius: 'sm', bgcolor: 'primary.solidBg' };

export default function GridPicture() {
  return (
    <Box sx={{ width: 220 }}>
      <Grid container spacing={1}>
        <Grid xs={8}>
          <Box sx={block} />
        </Grid>
        <Grid xs={4}>
          <Box sx={block} />
        </Grid>
        <Grid xs={4}>
          <Box sx={block} />
        </Grid>
        <Grid xs={8}>
          <Box sx={block} />
        </Grid>
      </Grid>
    </Box>
  );
}
