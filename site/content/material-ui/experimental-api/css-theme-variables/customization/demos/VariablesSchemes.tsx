import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import {
  Experimental_CssVarsProvider as CssVarsProvider,
  experimental_extendTheme as extendTheme,
} from '@mui/material/styles';

const theme = extendTheme({
  cssVarPrefix: 'orchid',
  colorSchemes: {
    light: { palette: { primary: { main: '#7b1fa2' } } },
    dark: { palette: { primary: { main: '#ce93d8' } } },
  },
});

export default function VariablesSchemes() {
  return (
    <CssVarsProvider
      theme={theme}
      modeStorageKey="orchid-mode"
      colorSchemeNode={null}
      storageWindow={null}
      disableStyleSheetGeneration
    >
      <Stack direction="row" spacing={2}>
        {(['light', 'dark'] as const).map((scheme) => (
          <Paper
            key={scheme}
            variant="outlined"
            sx={{ ...theme.generateCssVars(scheme).css, p: 2 }}
          >
            <Button variant="contained">{scheme}</Button>
          </Paper>
        ))}
      </Stack>
    </CssVarsProvider>
  );
}
