import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme(
  { palette: { mode: 'dark' } },
  { vars: undefined }, // not those of the page around
);

export default function DarkModeElevation() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(64px, 1fr))',
          gap: 2,
          p: 2,
          width: '100%',
          borderRadius: 1,
          bgcolor: 'background.default',
        }}
      >
        {[0, 1, 4, 8, 16, 24].map((elevation) => (
          <Paper
            key={elevation}
            elevation={elevation}
            sx={{ py: 2, textAlign: 'center' }}
          >
            {elevation}
          </Paper>
        ))}
      </Box>
    </ThemeProvider>
  );
}
