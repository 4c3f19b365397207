import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyButton: {
      defaultProps: { size: 'sm' },
      styleOverrides: {
        root: ({ ownerState }) => ({
          ...(ownerState.color === 'danger' && { fontWeight: 700 }),
        }),
      },
    },
  },
});

export default function ApproachesTheme() {
  return (
    <CssVarsProvider
      theme={theme}
      colorSchemeNode={null} // The page has its own mode and stylesheet.
      storageWindow={null}
      disableNestedContext
      disableStyleSheetGeneration
    >
      <Stack direction="row" spacing={2} alignItems="center">
        <Button>Small by default</Button>
        <Button color="danger">Small and bold</Button>
        <Button size="lg">Large by its prop</Button>
      </Stack>
    </CssVarsProvider>
  );
}
