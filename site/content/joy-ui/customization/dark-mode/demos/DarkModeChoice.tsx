import * as React from 'react';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import { CssVarsProvider, extendTheme, useColorScheme } from '@mui/joy/styles';

const theme = extendTheme({ cssVarPrefix: 'choice' });

// What the provider writes for :root, and for html with the attribute.
const variables = {
  ...theme.generateCssVars().css,
  ...theme.generateCssVars('light').css,
  '&[data-choice-scheme="dark"]': theme.generateCssVars('dark').css,
};

function ModeButton() {
  const { mode, setMode } = useColorScheme();
  const [known, setKnown] = React.useState(false);
  React.useEffect(() => setKnown(true), []);
  const dark = known && mode === 'dark';

  return (
    <Button onClick={() => setMode(dark ? 'light' : 'dark')}>
      {dark ? 'Light' : 'Dark'}
    </Button>
  );
}

export default function DarkModeChoice() {
  const [sheet, setSheet] = React.useState<HTMLElement | null>(null);

  return (
    <CssVarsProvider
      theme={theme}
      attribute="data-choice-scheme"
      modeStorageKey="choice-mode"
      colorSchemeStorageKey="choice-scheme"
      colorSchemeNode={sheet}
      disableNestedContext
      disableStyleSheetGeneration
    >
      <Sheet ref={setSheet} variant="outlined" sx={{ ...variables, p: 2 }}>
        <ModeButton />
      </Sheet>
    </CssVarsProvider>
  );
}
