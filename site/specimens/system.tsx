// Components of MUI System that need children: see “specimens” in docs/authoring.md.
import SystemBox from '@mui/system/Box';
import type SystemStack from '@mui/system/Stack';
import type SystemThemeProvider from '@mui/system/ThemeProvider';

export const Stack = (Subject: typeof SystemStack) => (
  <Subject spacing={2}>
    <span>One</span>
    <span>Two</span>
    <span>Three</span>
  </Subject>
);

const theme = { palette: { primary: { main: 'teal' } } };

export const ThemeProvider = (Subject: typeof SystemThemeProvider) => (
  <Subject theme={theme}>
    <SystemBox sx={{ color: 'primary.main' }}>In the color of the theme</SystemBox>
  </Subject>
);
