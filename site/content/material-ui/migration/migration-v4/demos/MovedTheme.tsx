import Button from '@mui/material/Button';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  palette: { primary: { main: '#00695c' } },
  components: {
    MuiButton: {
      defaultProps: { disableElevation: true }, // was props.MuiButton
      styleOverrides: { root: { borderRadius: 16 } }, // was overrides.MuiButton
    },
  },
});

export default function MovedTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Button variant="contained">Order</Button>
    </ThemeProvider>
  );
}
