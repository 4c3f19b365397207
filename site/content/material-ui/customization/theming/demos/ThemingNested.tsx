import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const outer = createTheme(
  { palette: { primary: { main: '#5d4037' } }, shape: { borderRadius: 0 } },
  { vars: undefined },
);
const inner = createTheme(outer, { shape: { borderRadius: 24 } });

export default function ThemingNested() {
  return (
    <ThemeProvider theme={outer}>
      <Stack direction="row" spacing={2}>
        <Button variant="contained">Outer</Button>
        <ThemeProvider theme={inner}>
          <Button variant="contained">Inner</Button>
        </ThemeProvider>
      </Stack>
    </ThemeProvider>
  );
}
