import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function LinkVariants() {
  return (
    <Stack spacing={1} alignItems="flex-start">
      <Link href="#about" variant="h6">
        About the museum
      </Link>
      <Link href="#press" variant="body2">
        Press
      </Link>
      <Link href="#imprint" variant="caption">
        Imprint
      </Link>
    </Stack>
  );
}
