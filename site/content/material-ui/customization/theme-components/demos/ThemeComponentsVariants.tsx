import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const { components } = createTheme({
  components: {
    MuiButton: {
      styleOverrides: { root: { borderRadius: 4 } },
      variants: [
        {
          props: { variant: 'contained', size: 'large' },
          style: { borderRadius: 999, fontSize: '1.1rem' },
        },
        {
          props: { variant: 'text' },
          style: { textTransform: 'none' },
        },
      ],
    },
  },
});

export default function ThemeComponentsVariants() {
  return (
    <ThemeProvider theme={{ components }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="contained" size="large">
          Book
        </Button>
        <Button variant="contained">Save</Button>
        <Button>Find a train</Button>
      </Stack>
    </ThemeProvider>
  );
}
