import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider, useColorScheme } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

function ModeButton() {
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

/** Stands for the document of another window, and says what its head gets. */
function standIn(say: (what: string) => void) {
  const other = {
    createElement: (tag: string) => document.createElement(tag),
    createTextNode: (text: string) => document.createTextNode(text),
    get body() {
      return document.body;
    },
    head: {
      appendChild: () => say('style added'),
      removeChild: () => say('style removed'),
    },
  };
  return other as unknown as Document;
}

export default function DarkModeDocument() {
  const [said, setSaid] = React.useState<string[]>([]);
  const other = React.useMemo(
    () => standIn((what) => setSaid((all) => [...all, what].slice(-2))),
    [],
  );

  return (
    <CssVarsProvider
      documentNode={other}
      disableTransitionOnChange
      colorSchemeNode={null} // The page has its own mode and stylesheet.
      storageWindow={null}
      modeStorageKey="other-mode"
      colorSchemeStorageKey="other-scheme"
      disableNestedContext
      disableStyleSheetGeneration
    >
      <Stack spacing={1} alignItems="flex-start">
        <ModeButton />
        <Typography level="body-sm" role="status">
          In the other document: {said.join(', ') || 'nothing yet'}
        </Typography>
      </Stack>
    </CssVarsProvider>
  );
}
