import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FieldTypes() {
  return (
    <Stack component="form" spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
      <TextField id="types-required" label="Name" required autoComplete="name" />
      <TextField
        id="types-password"
        label="Password"
        type="password"
        autoComplete="new-password"
      />
      <TextField
        id="types-date"
        label="Day of birth"
        type="date"
        InputLabelProps={{ shrink: true }}
      />
      <TextField
        id="types-disabled"
        label="Customer number"
        defaultValue="40172"
        disabled
      />
      <TextField
        id="types-read"
        label="Plan"
        defaultValue="Team"
        InputProps={{ readOnly: true }}
      />
    </Stack>
  );
}
