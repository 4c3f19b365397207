import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import {
  createTheme,
  type PaletteOptions,
  ThemeProvider,
} from '@mui/material/styles';

const palettes: PaletteOptions[] = [
  {
    mode: 'light',
    primary: { main: '#00695c' },
    background: { paper: '#f6fbfa' },
  },
  {
    mode: 'dark',
    primary: { main: '#80cbc4' },
    background: { paper: '#0f1f1d' },
  },
];

const themes = palettes.map((palette) =>
  createTheme({ palette }, { vars: undefined }),
);

export default function DarkModeColors() {
  return (
    <Stack direction="row" spacing={2}>
      {themes.map((theme) => (
        <ThemeProvider key={theme.palette.mode} theme={theme}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            <Button>{theme.palette.mode}</Button>
          </Paper>
        </ThemeProvider>
      ))}
    </Stack>
  );
}
