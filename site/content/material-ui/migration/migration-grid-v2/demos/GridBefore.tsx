import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';

export default function GridBefore() {
  return (
    <Box sx={{ m: 3, outline: '2px dashed', outlineColor: 'primary.main' }}>
      <Grid container spacing={2} sx={{ bgcolor: 'action.selected' }}>
        <Grid item xs={12} sm={6}>
          <TextField label="First name" fullWidth size="small" />
        </Grid>
        <Grid item xs={12} sm={6}>
          <TextField label="Last name" fullWidth size="small" />
        </Grid>
      </Grid>
    </Box>
  );
}
