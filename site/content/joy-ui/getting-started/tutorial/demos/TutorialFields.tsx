import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function TutorialFields() {
  return (
    <Stack component="form" spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
      <FormControl>
        <FormLabel>Email</FormLabel>
        <Input name="email" type="email" autoComplete="email" />
      </FormControl>
      <FormControl>
        <FormLabel>Password</FormLabel>
        <Input name="password" type="password" autoComplete="current-password" />
      </FormControl>
    </Stack>
  );
}
