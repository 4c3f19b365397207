import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { MemoryRouter, RouterLink, usePath } from './router';

function Where() {
  return <Typography role="status">You are at {usePath()}</Typography>;
}

export default function RoutingComponent() {
  return (
    <MemoryRouter start="/">
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Button component={RouterLink} href="/orders" variant="contained">
          Orders
        </Button>
        <Link component={RouterLink} href="/help">
          Help
        </Link>
        <Where />
      </Stack>
    </MemoryRouter>
  );
}
