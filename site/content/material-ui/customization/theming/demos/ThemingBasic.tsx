import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme(
  {
    palette: { primary: { main: '#00695c' }, background: { paper: '#f4faf8' } },
    shape: { borderRadius: 12 },
    typography: { fontFamily: 'Georgia, serif', button: { textTransform: 'none' } },
  },
  { vars: undefined }, // see “A theme inside of a theme”
);

export default function ThemingBasic() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 3, maxWidth: 360 }}>
        <Typography variant="h6" component="p">
          The tide table
        </Typography>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          High water at 6:12 and at 18:40.
        </Typography>
        <Stack direction="row" spacing={1}>
          <Button variant="contained">Tomorrow</Button>
          <Button>The whole week</Button>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
