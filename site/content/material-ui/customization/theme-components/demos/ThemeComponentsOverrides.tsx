import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const { components } = createTheme({
  components: {
    MuiChip: {
      styleOverrides: {
        root: { borderRadius: 4 },
        label: { fontVariantCaps: 'all-small-caps', fontSize: '0.95rem' },
        outlined: { borderStyle: 'dashed' },
      },
    },
  },
});

export default function ThemeComponentsOverrides() {
  return (
    <ThemeProvider theme={{ components }}>
      <Stack direction="row" spacing={1}>
        <Chip label="On time" color="success" />
        <Chip label="Draft" variant="outlined" />
        <Chip label="Window" />
      </Stack>
    </ThemeProvider>
  );
}
