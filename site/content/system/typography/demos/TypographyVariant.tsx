import Box from '@mui/system/Box';
import { createTheme, ThemeProvider } from '@mui/system';

const theme = createTheme({
  typography: {
    lead: { fontFamily: 'Georgia, serif', fontSize: '1.25rem', lineHeight: 1.4 },
    note: {
      fontFamily: 'ui-monospace, monospace',
      fontSize: '0.8125rem',
      lineHeight: 1.6,
    },
  },
});

export default function TypographyVariant() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ maxWidth: '40ch' }}>
        <Box component="p" sx={{ m: 0, typography: 'lead' }}>
          The bridge opens again on Monday.
        </Box>
        <Box component="p" sx={{ m: 0, mt: 1, typography: 'note' }}>
          Measured at 6 in the morning
        </Box>
      </Box>
    </ThemeProvider>
  );
}
