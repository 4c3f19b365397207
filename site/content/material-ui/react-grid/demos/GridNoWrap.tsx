import Avatar from '@mui/material/Avatar';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const message =
  'The crane is free from two o’clock, so the second load can come today after all.';

export default function GridNoWrap() {
  return (
    <Paper variant="outlined" sx={{ p: 2, width: '100%', maxWidth: 360 }}>
      <Grid container wrap="nowrap" columnSpacing={2} sx={{ alignItems: 'center' }}>
        <Grid item>
          <Avatar aria-hidden>H</Avatar>
        </Grid>
        <Grid item xs zeroMinWidth>
          <Typography noWrap>Hanna</Typography>
          <Typography noWrap variant="body2" color="text.secondary">
            {message}
          </Typography>
        </Grid>
      </Grid>
    </Paper>
  );
}
