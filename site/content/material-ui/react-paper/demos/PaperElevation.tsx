import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const themes = (['light', 'dark'] as const).map((mode) =>
  createTheme({ palette: { mode } }),
);
const heights = [0, 1, 4, 8, 16, 24];

export default function PaperElevation() {
  return (
    <div>
      {themes.map((theme) => (
        <ThemeProvider key={theme.palette.mode} theme={theme}>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 2,
              p: 2,
              bgcolor: 'background.default',
            }}
          >
            {heights.map((height) => (
              <Paper key={height} elevation={height} sx={{ p: 2, minWidth: 64 }}>
                {height}
              </Paper>
            ))}
          </Box>
        </ThemeProvider>
      ))}
    </div>
  );
}
