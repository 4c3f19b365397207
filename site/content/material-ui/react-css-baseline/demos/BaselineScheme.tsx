import Box from '@mui/material/Box';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import { ThemeProvider, createTheme } from '@mui/material/styles';

// As a function, it replaces the theme around it instead of extending it.
const dark = createTheme({ palette: { mode: 'dark' } });

const fields = (name: string) => (
  <Box sx={{ p: 2 }}>
    <input type="date" aria-label={name} />
  </Box>
);

export default function BaselineScheme() {
  return (
    <ThemeProvider theme={() => dark}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <ScopedCssBaseline className="plain" sx={{ colorScheme: 'light' }}>
          {fields('Without')}
        </ScopedCssBaseline>
        <ScopedCssBaseline enableColorScheme className="scheme">
          {fields('With')}
        </ScopedCssBaseline>
      </Box>
    </ThemeProvider>
  );
}
