import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const { components } = createTheme({
  components: {
    MuiButton: {
      variants: [
        {
          props: { variant: 'outlined' },
          style: { borderWidth: 2, '&:hover': { borderWidth: 2 } },
        },
        {
          props: { variant: 'outlined', color: 'error' },
          style: { borderStyle: 'dashed', '&:hover': { borderStyle: 'dashed' } },
        },
      ],
    },
  },
});

export default function ThemingVariants() {
  return (
    <ThemeProvider theme={{ components }}>
      <Stack direction="row" spacing={2}>
        <Button variant="outlined">Archive</Button>
        <Button variant="outlined" color="error">
          Delete
        </Button>
        <Button variant="contained">Keep</Button>
      </Stack>
    </ThemeProvider>
  );
}
