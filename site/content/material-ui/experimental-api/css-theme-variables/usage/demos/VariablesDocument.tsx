import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  Experimental_CssVarsProvider as CssVarsProvider,
  useColorScheme,
} from '@mui/material/styles';
import Typography from '@mui/material/Typography';

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

/** Says what comes into the head of a document, and what goes. */
function useHead(of: Document | null) {
  const [changes, setChanges] = React.useState<string[]>([]);
  React.useEffect(() => {
    if (!of) return undefined;
    const observer = new MutationObserver((records) => {
      const last = records.map((record) =>
        record.addedNodes.length > 0 ? 'style added' : 'style removed',
      );
      setChanges((all) => [...all, ...last].slice(-2));
    });
    observer.observe(of.head, { childList: true });
    return () => observer.disconnect();
  }, [of]);
  return changes;
}

export default function VariablesDocument() {
  const [letter, setLetter] = React.useState<Document | null>(null);
  React.useEffect(
    () => setLetter(document.implementation.createHTMLDocument('Letter')),
    [],
  );
  const changes = useHead(letter);

  return (
    <Stack spacing={1} alignItems="flex-start" sx={{ minHeight: 68 }}>
      {letter && (
        <CssVarsProvider
          documentNode={letter}
          disableTransitionOnChange
          colorSchemeNode={letter.documentElement}
          modeStorageKey="letter-mode"
          colorSchemeStorageKey="letter-scheme"
          disableStyleSheetGeneration
        >
          <ModeButton />
        </CssVarsProvider>
      )}
      <Typography variant="body2" role="status">
        In the letter: {changes.join(', ') || 'nothing yet'}
      </Typography>
    </Stack>
  );
}
