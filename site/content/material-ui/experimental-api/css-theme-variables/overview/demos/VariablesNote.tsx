import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import {
  Experimental_CssVarsProvider as CssVarsProvider,
  experimental_extendTheme as extendTheme,
  styled,
  useColorScheme,
  type CssVarsTheme,
} from '@mui/material/styles';

const theme = extendTheme({
  cssVarPrefix: 'note',
  colorSchemes: {
    light: { palette: { primary: { main: '#0f766e' } } },
    dark: { palette: { primary: { main: '#5eead4' } } },
  },
});

// The provider writes these for the whole page; here they are for the box alone.
const variables = {
  ...theme.generateCssVars('light').css,
  '&[data-note-scheme="dark"]': theme.generateCssVars('dark').css,
};

const Note = styled('p')(({ theme: current }) => ({
  margin: 0,
  color: ((current as { vars?: CssVarsTheme['vars'] }).vars ?? current).palette
    .primary.main,
}));

function Switch() {
  const { mode, setMode } = useColorScheme();

  return (
    <Button
      variant="outlined"
      onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}
    >
      Change the mode
    </Button>
  );
}

export default function VariablesNote() {
  const [box, setBox] = React.useState<HTMLElement | null>(null);

  return (
    <CssVarsProvider
      theme={theme}
      modeStorageKey="note-mode"
      colorSchemeStorageKey="note-scheme"
      attribute="data-note-scheme"
      colorSchemeNode={box}
      disableStyleSheetGeneration
    >
      <Paper ref={setBox} variant="outlined" sx={{ ...variables, p: 2 }}>
        <Stack spacing={2} alignItems="flex-start">
          <Note>Bring boots: the path along the marsh is wet.</Note>
          <Switch />
        </Stack>
      </Paper>
    </CssVarsProvider>
  );
}
