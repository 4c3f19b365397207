import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const { components } = createTheme({
  components: {
    MuiButton: { defaultProps: { variant: 'outlined', size: 'small' } },
  },
});

export default function ThemeComponentsDefaults() {
  return (
    <ThemeProvider theme={{ components }}>
      <Stack direction="row" spacing={2}>
        <Button>Archive</Button>
        <Button>Forward</Button>
        <Button variant="contained">Reply</Button>
      </Stack>
    </ThemeProvider>
  );
}
