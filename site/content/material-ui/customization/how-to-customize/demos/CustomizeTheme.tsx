import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { borderRadius: 20, textTransform: 'none' },
      },
    },
  },
});

export default function CustomizeTheme() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <ThemeProvider theme={{ components: theme.components }}>
        <Button variant="contained">Inside</Button>
      </ThemeProvider>
      <Button variant="contained">Outside</Button>
    </Stack>
  );
}
