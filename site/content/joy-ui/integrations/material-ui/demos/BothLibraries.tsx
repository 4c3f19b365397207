import JoyButton from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import MaterialButton from '@mui/material/Button';
import { ThemeProvider, createTheme, THEME_ID } from '@mui/material/styles';

const materialTheme = createTheme({ palette: { primary: { main: '#00695c' } } });

export default function BothLibraries() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: materialTheme }}>
      <Stack direction="row" spacing={2} alignItems="center">
        <JoyButton>Joy UI</JoyButton>
        <MaterialButton variant="contained">Material UI</MaterialButton>
      </Stack>
    </ThemeProvider>
  );
}
