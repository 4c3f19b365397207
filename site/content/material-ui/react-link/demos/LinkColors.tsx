import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LinkColors() {
  return (
    <Stack spacing={1} alignItems="flex-start">
      <Link href="#one" color="secondary">
        Secondary
      </Link>
      <Link href="#two" color="text.primary">
        Like text
      </Link>
      <Typography color="error">
        The card has expired.{' '}
        <Link href="#three" color="inherit">
          Use another one
        </Link>
        .
      </Typography>
    </Stack>
  );
}
