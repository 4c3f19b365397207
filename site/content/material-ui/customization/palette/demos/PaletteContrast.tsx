import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const main = '#2e8b57';
const themes = [3, 4.5].map((contrastThreshold) =>
  createTheme(
    { palette: { contrastThreshold, primary: { main } } },
    { vars: undefined }, // not those of the page around
  ),
);

export default function PaletteContrast() {
  return (
    <Stack direction="row" spacing={2}>
      {themes.map((theme) => (
        <ThemeProvider key={theme.palette.contrastThreshold} theme={theme}>
          <Button variant="contained" size="large" sx={{ fontSize: '1.5rem' }}>
            At {theme.palette.contrastThreshold}
          </Button>
        </ThemeProvider>
      ))}
    </Stack>
  );
}
