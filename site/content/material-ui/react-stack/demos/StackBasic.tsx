import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function StackBasic() {
  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      sx={{ width: '100%', maxWidth: 360 }}
    >
      <TextField id="stack-name" label="Name" autoComplete="name" />
      <TextField id="stack-mail" label="Email" type="email" autoComplete="email" />
      <Button variant="contained">Subscribe</Button>
    </Stack>
  );
}
