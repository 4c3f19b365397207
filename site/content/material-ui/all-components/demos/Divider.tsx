import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DividerPicture() {
  return (
    <Stack spacing={1.5} sx={{ width: 200, textAlign: 'center' }}>
      <Typography variant="body2">Sign in with a code</Typography>
      <Divider>or</Divider>
      <Typography variant="body2">Use your password</Typography>
    </Stack>
  );
}
