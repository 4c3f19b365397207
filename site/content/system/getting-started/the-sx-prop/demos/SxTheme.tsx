import { ThemeProvider, createTheme } from '@mui/system';
import Box from '@mui/system/Box';

const theme = createTheme({
  palette: {
    brand: { main: '#5b21b6', contrast: '#ffffff' },
    paper: '#f5f3ff',
    ink: '#1e1b4b',
  },
  shadows: ['none', '0 1px 3px rgb(0 0 0 / 0.3)', '0 6px 20px rgb(0 0 0 / 0.35)'],
  typography: {
    label: { fontFamily: 'system-ui, sans-serif', fontSize: 14, lineHeight: 1.5 },
  },
});

export default function SxTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          display: 'flex',
          gap: 2,
          p: 2,
          borderRadius: 3,
          bgcolor: 'paper',
          color: 'ink',
          boxShadow: 2,
          typography: 'label',
        }}
      >
        Seats in the second row
        <Box
          component="span"
          sx={{
            px: 1,
            borderRadius: 1,
            bgcolor: 'brand.main',
            color: 'brand.contrast',
          }}
        >
          4
        </Box>
      </Box>
    </ThemeProvider>
  );
}
