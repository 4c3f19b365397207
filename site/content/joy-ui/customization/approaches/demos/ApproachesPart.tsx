import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import { ThemeProvider } from '@mui/joy/styles';

export default function ApproachesPart() {
  return (
    <Stack direction="row" spacing={2}>
      <Button>Solid as always</Button>
      <ThemeProvider
        theme={{ components: { JoyButton: { defaultProps: { variant: 'soft' } } } }}
      >
        <Button>Soft by the theme</Button>
      </ThemeProvider>
    </Stack>
  );
}
