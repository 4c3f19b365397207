import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function LinkPicture() {
  return (
    <Stack direction="row" spacing={3}>
      <Link component="span">Read more</Link>
      <Link component="span" color="text.secondary">
        Terms
      </Link>
      <Link component="span" underline="none">
        Help
      </Link>
    </Stack>
  );
}
