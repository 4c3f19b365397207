import { ThemeProvider, createTheme } from '@mui/system';
import Box from '@mui/system/Box';

const theme = createTheme({
  spacing: 6,
  shape: { borderRadius: 2 },
  palette: {
    brand: { main: '#7c2d12', text: '#ffedd5' },
  },
  typography: {
    headline: { fontFamily: 'Georgia, serif', fontSize: 24, lineHeight: 1.25 },
  },
});

export default function UsageTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          px: 4,
          py: 3,
          borderRadius: 2,
          bgcolor: 'brand.main',
          color: 'brand.text',
          typography: 'headline',
        }}
      >
        Firing tomorrow, kiln two
      </Box>
    </ThemeProvider>
  );
}
