import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import { extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  cssVarPrefix: 'kept',
  colorSchemes: { light: { palette: { neutral: { 500: '#6b7280' } } } },
});

// What a provider writes for the whole page.
const variables = theme.generateCssVars('light').css;

export default function KeptNeutral() {
  return (
    <Stack direction="row" spacing={2} sx={variables}>
      <Button color="neutral" sx={{ bgcolor: 'var(--kept-palette-neutral-500)' }}>
        The old gray
      </Button>
      <Button color="neutral">The new gray</Button>
    </Stack>
  );
}
