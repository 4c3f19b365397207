import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function DividerPicture() {
  return (
    <Stack spacing={1.5} sx={{ width: 200, textAlign: 'center' }}>
      <Typography level="body-sm">Sign in with a code</Typography>
      <Divider>or</Divider>
      <Typography level="body-sm">Use your password</Typography>
    </Stack>
  );
}
