import Box from '@mui/system/Box';
import { createTheme, ThemeProvider } from '@mui/system';

const compact = createTheme({ spacing: 4 });
const roomy = createTheme({ spacing: 12 });

export default function SpacingTheme() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'start', flexWrap: 'wrap', gap: 2 }}>
      {[compact, roomy].map((theme) => (
        <ThemeProvider key={theme.spacing(1)} theme={theme}>
          <Box
            sx={{
              p: 2,
              borderRadius: 1,
              bgcolor: '#fef9c3',
              color: '#713f12',
              fontFamily: 'ui-monospace, monospace',
            }}
          >
            p: 2 is {theme.spacing(2)}
          </Box>
        </ThemeProvider>
      ))}
    </Box>
  );
}
