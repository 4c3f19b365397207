import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const modes = (['light', 'dark'] as const).map((mode) =>
  createTheme(
    { palette: { mode } },
    { vars: undefined }, // not those of the page around
  ),
);

export default function DarkModeIsland() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      {modes.map((theme) => (
        <ThemeProvider key={theme.palette.mode} theme={theme}>
          <Paper variant="outlined" sx={{ p: 2, minWidth: 200 }}>
            <Typography>Night train</Typography>
            <Typography variant="body2" color="text.secondary" gutterBottom>
              Departs at 22:14
            </Typography>
            <Button variant="contained" size="small">
              Book a berth
            </Button>
          </Paper>
        </ThemeProvider>
      ))}
    </Stack>
  );
}
