import Paper from '@mui/material/Paper';

export default function BreakpointsStyled() {
  return (
    <Paper
      variant="outlined"
      sx={(theme) => ({
        p: 2,
        width: '100%',
        [theme.breakpoints.up('md')]: { width: 360 },
      })}
    >
      The ramp closes ten minutes before departure.
    </Paper>
  );
}
