import Button from '@mui/joy/Button';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function TutorialActions() {
  return (
    <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
      <Button type="submit">Log in</Button>
      <Typography level="body-sm" textAlign="center">
        <Link href="#4-add-actions" underline="always">
          Create an account
        </Link>
      </Typography>
    </Stack>
  );
}
