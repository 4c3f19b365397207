import Box from '@mui/system/Box';
import { createTheme, ThemeProvider } from '@mui/system';

const theme = createTheme({
  shadows: [
    'none',
    '0 1px 3px rgb(15 23 42 / 0.3)',
    '0 12px 32px rgb(15 23 42 / 0.25)',
  ],
});

export default function ShadowSteps() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
        {['Resting', 'Raised', 'Floating'].map((name, step) => (
          <Box
            key={name}
            sx={{
              boxShadow: step,
              p: 3,
              borderRadius: 2,
              bgcolor: '#ffffff',
              color: '#0f172a',
              fontFamily: 'system-ui, sans-serif',
            }}
          >
            {name}
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}
