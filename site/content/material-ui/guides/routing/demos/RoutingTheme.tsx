import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { MemoryRouter, RouterLink, usePath } from './router';

const { components } = createTheme({
  components: {
    MuiLink: { defaultProps: { component: RouterLink } as object },
    MuiButtonBase: { defaultProps: { LinkComponent: RouterLink } },
  },
});

function Where() {
  return <Typography role="status">You are at {usePath()}</Typography>;
}

export default function RoutingTheme() {
  return (
    <ThemeProvider theme={{ components }}>
      <MemoryRouter start="/">
        <Stack
          direction="row"
          spacing={2}
          useFlexGap
          sx={{ alignItems: 'center', flexWrap: 'wrap' }}
        >
          <Button href="/invoices">Invoices</Button>
          <Link href="/terms">Terms</Link>
          <Button disabled>Not a link</Button>
          <Where />
        </Stack>
      </MemoryRouter>
    </ThemeProvider>
  );
}
