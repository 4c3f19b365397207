import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

function Kettle() {
  return (
    <Box
      component="svg"
      role="img"
      aria-label="A red enamel kettle"
      viewBox="0 0 120 120"
      sx={{ width: 120, maxWidth: '100%', display: 'block', borderRadius: 1 }}
    >
      <path fill="#f3e9dc" d="M0 0h120v120H0z" />
      <path
        fill="none"
        stroke="#5b4636"
        strokeWidth="6"
        d="M40 44a22 20 0 0 1 40 0"
      />
      <path fill="#c0392b" d="M34 58h52l10 40a4 4 0 0 1-4 4H28a4 4 0 0 1-4-4z" />
      <path fill="#c0392b" d="m88 66 20-10 4 8-22 18z" />
      <path fill="#922b21" d="M40 52h40v7H40z" />
      <circle cx="60" cy="47" r="5" fill="#5b4636" />
    </Box>
  );
}

function Description() {
  return (
    <Grid item xs container direction="column" spacing={2}>
      <Grid item xs>
        <Typography component="h3" variant="subtitle1">
          Enamel kettle, 1.8 l
        </Typography>
        <Typography variant="body2">Red, for gas and induction</Typography>
        <Typography variant="body2" color="text.secondary">
          Article 40-118
        </Typography>
      </Grid>
      <Grid item>
        <Button size="small" aria-label="Remove the enamel kettle">
          Remove
        </Button>
      </Grid>
    </Grid>
  );
}

export default function GridComplex() {
  return (
    <Paper variant="outlined" sx={{ p: 2, width: '100%', maxWidth: 500 }}>
      <Grid container spacing={2}>
        <Grid item xs={12} sm="auto">
          <Kettle />
        </Grid>
        <Grid item xs={12} sm container>
          <Description />
          <Grid item>
            <Typography component="p" variant="subtitle1">
              €49.00
            </Typography>
          </Grid>
        </Grid>
      </Grid>
    </Paper>
  );
}
