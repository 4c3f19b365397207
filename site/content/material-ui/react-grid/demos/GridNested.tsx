import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';

export default function GridNested() {
  return (
    <Box component="form" noValidate sx={{ width: '100%' }}>
      <Grid container spacing={2}>
        <Grid item xs={12} sm={6}>
          <TextField id="grid-street" label="Street" fullWidth />
        </Grid>
        <Grid item container spacing={2} xs={12} sm={6}>
          <Grid item xs={5}>
            <TextField id="grid-postcode" label="Postcode" fullWidth />
          </Grid>
          <Grid item xs={7}>
            <TextField id="grid-town" label="Town" fullWidth />
          </Grid>
        </Grid>
        <Grid item xs={12}>
          <TextField id="grid-country" label="Country" fullWidth />
        </Grid>
      </Grid>
    </Box>
  );
}
