import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function LinkUnderline() {
  return (
    <Stack direction="row" spacing={3} useFlexGap flexWrap="wrap">
      <Link href="#always">Always</Link>
      <Link href="#hover" underline="hover">
        On hover
      </Link>
      <Link href="#never" underline="none">
        Never
      </Link>
      <Link>Without an address</Link>
    </Stack>
  );
}
