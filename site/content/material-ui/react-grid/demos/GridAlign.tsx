import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

export default function GridAlign() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid
        container
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ justifyContent: 'space-between', alignItems: { sm: 'center' } }}
      >
        <Grid item>
          <Typography variant="h6" component="p">
            Invoice 2024-118
          </Typography>
          <Typography variant="body2" color="text.secondary">
            Sent on 3 May, due on 17 May
          </Typography>
        </Grid>
        <Grid item>
          <Button variant="outlined">Send a reminder</Button>
        </Grid>
      </Grid>
    </Box>
  );
}
