import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

export default function LinkPicture() {
  return (
    <Stack direction="row" spacing={3} alignItems="center">
      <Link component="span" underline="always">
        Read more
      </Link>
      <Link component="span" color="neutral">
        Terms
      </Link>
      <Link component="span" variant="soft">
        Help
      </Link>
    </Stack>
  );
}
