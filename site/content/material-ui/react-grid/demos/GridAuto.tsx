import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';

export default function GridAuto() {
  return (
    <Box component="form" noValidate sx={{ width: '100%' }}>
      <Grid container spacing={2} sx={{ alignItems: 'center' }}>
        <Grid item xs>
          <TextField
            id="grid-auto-code"
            label="Voucher code"
            size="small"
            fullWidth
          />
        </Grid>
        <Grid item xs="auto">
          <Button variant="contained">Redeem</Button>
        </Grid>
      </Grid>
    </Box>
  );
}
