import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider, createTheme } from '@mui/material/styles';

// As a function, it replaces the theme around it instead of extending it.
const paper = createTheme({
  palette: {
    primary: { main: '#7a3b12' },
    background: { default: '#f4ecd8' },
    text: { primary: '#3b2f1e' },
  },
  typography: { body1: { fontFamily: 'Georgia, serif', fontSize: '1.125rem' } },
  components: {
    MuiCssBaseline: {
      styleOverrides: { a: { color: '#7a3b12', textUnderlineOffset: '0.2em' } },
    },
  },
});

const marks = <GlobalStyles styles={{ mark: { backgroundColor: '#e8c77b' } }} />;

export default function BaselineTheme() {
  const [on, setOn] = React.useState(false);

  const text = (
    <Box component="main" sx={{ p: 3 }}>
      <p>
        The page has the colors and the font of its theme, and so do{' '}
        <a href="#link">links</a> and <mark>marks</mark>.
      </p>
      <Button variant="outlined" aria-pressed={on} onClick={() => setOn(!on)}>
        Old paper
      </Button>
    </Box>
  );

  if (!on) return text;
  return (
    <ThemeProvider theme={() => paper}>
      <CssBaseline enableColorScheme>
        {marks}
        {text}
      </CssBaseline>
    </ThemeProvider>
  );
}
