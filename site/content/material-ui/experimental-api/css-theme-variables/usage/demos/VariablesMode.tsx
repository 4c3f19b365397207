import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import {
  Experimental_CssVarsProvider as CssVarsProvider,
  experimental_extendTheme as extendTheme,
  useColorScheme,
} from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const theme = extendTheme({ cssVarPrefix: 'vars' });

// What the provider writes for :root, and for html with the attribute.
const variables = {
  ...theme.generateCssVars('light').css,
  '&[data-vars-scheme="dark"]': theme.generateCssVars('dark').css,
};

function VariablesModeSwitch() {
  const { mode, setMode } = useColorScheme();
  const [known, setKnown] = React.useState(false);
  React.useEffect(() => setKnown(true), []);

  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Mode"
      value={known ? mode : null}
      onChange={(_event, next) => next && setMode(next)}
    >
      <ToggleButton value="light">Light</ToggleButton>
      <ToggleButton value="dark">Dark</ToggleButton>
      <ToggleButton value="system">System</ToggleButton>
    </ToggleButtonGroup>
  );
}

export default function VariablesMode() {
  const [box, setBox] = React.useState<HTMLElement | null>(null);

  return (
    <CssVarsProvider
      theme={theme}
      modeStorageKey="vars-mode"
      colorSchemeStorageKey="vars-scheme"
      attribute="data-vars-scheme"
      colorSchemeNode={box}
      disableStyleSheetGeneration
    >
      <Paper ref={setBox} variant="outlined" sx={{ ...variables, p: 2 }}>
        <Stack direction="row" spacing={2} flexWrap="wrap" useFlexGap>
          <VariablesModeSwitch />
          <Button variant="contained">Order</Button>
        </Stack>
      </Paper>
    </CssVarsProvider>
  );
}
