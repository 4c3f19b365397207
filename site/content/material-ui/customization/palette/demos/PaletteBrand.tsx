import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme(
  {
    palette: {
      primary: { main: '#7b1e3a' },
      secondary: { main: '#f2b134', contrastText: '#3b2a00' },
    },
  },
  { vars: undefined }, // not those of the page around
);

export default function PaletteBrand() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Button variant="contained">Reserve</Button>
          <Button>Menu</Button>
          <Chip color="secondary" label="New wine" />
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
