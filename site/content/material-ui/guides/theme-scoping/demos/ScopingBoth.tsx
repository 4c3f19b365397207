import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, THEME_ID, ThemeProvider } from '@mui/material/styles';
import { ThemeProvider as ForeignProvider } from '@emotion/react';
import emotionStyled from '@emotion/styled';

// A theme of another library: the same names, other values.
const foreign = { palette: ['#4527a0', '#fff'], spacing: 'roomy' };

const ForeignTag = emotionStyled.span(({ theme }) => {
  const [background, color] = (theme as typeof foreign).palette;
  return { background, color, padding: '6px 12px' };
});

const scoped = {
  [THEME_ID]: createTheme({ palette: { primary: { main: '#00695c' } } }),
};

export default function ScopingBoth() {
  return (
    <ForeignProvider theme={foreign}>
      <ThemeProvider theme={scoped}>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Button variant="contained">Material UI</Button>
          <ForeignTag>Another library</ForeignTag>
        </Stack>
      </ThemeProvider>
    </ForeignProvider>
  );
}
