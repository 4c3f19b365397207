import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Grid from '@mui/material/Unstable_Grid2';

export default function GridAfter() {
  return (
    <Box sx={{ m: 3, outline: '2px dashed', outlineColor: 'primary.main' }}>
      <Grid container spacing={2} sx={{ bgcolor: 'action.selected' }}>
        <Grid xs={12} sm={6}>
          <TextField label="First name" fullWidth size="small" />
        </Grid>
        <Grid xs={12} sm={6}>
          <TextField label="Last name" fullWidth size="small" />
        </Grid>
      </Grid>
    </Box>
  );
}
