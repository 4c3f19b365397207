import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  Experimental_CssVarsProvider as CssVarsProvider,
  experimental_extendTheme as extendTheme,
  useColorScheme,
} from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const theme = extendTheme({ cssVarPrefix: 'moved' });

function Mode() {
  const { mode, setMode } = useColorScheme();
  const [known, setKnown] = React.useState(false);
  React.useEffect(() => setKnown(true), []);

  return (
    <Stack spacing={1} alignItems="flex-start">
      <Typography role="status">
        {known ? `The mode is ${mode}.` : 'Nobody has asked yet.'}
      </Typography>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setMode('light')}>Light</Button>
        <Button onClick={() => setMode('dark')}>Dark</Button>
      </Stack>
    </Stack>
  );
}

export default function MigrationMode() {
  const [box, setBox] = React.useState<HTMLElement | null>(null);

  return (
    <CssVarsProvider
      theme={theme}
      modeStorageKey="moved-mode"
      attribute="data-moved-scheme"
      colorSchemeNode={box}
      disableStyleSheetGeneration
    >
      <div ref={setBox}>
        <Mode />
      </div>
    </CssVarsProvider>
  );
}
