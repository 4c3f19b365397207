import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FieldNumbers() {
  return (
    <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap">
      <TextField
        id="numbers-code"
        label="Code from the letter"
        placeholder="123456"
        autoComplete="one-time-code"
        inputProps={{ inputMode: 'numeric', maxLength: 6 }}
      />
      <TextField
        id="numbers-mail"
        label="Invite by email"
        placeholder="name@example.org"
        type="email"
        color="secondary"
      />
    </Stack>
  );
}
