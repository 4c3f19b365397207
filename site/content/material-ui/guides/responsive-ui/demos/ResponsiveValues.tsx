import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function ResponsiveValues() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 2 }}
      sx={{ width: '100%', alignItems: { sm: 'center' } }}
    >
      <TextField
        id="responsive-port"
        label="Port"
        size="small"
        sx={{ flexGrow: 1, maxWidth: { sm: 320 } }}
      />
      <Button variant="contained">Search</Button>
    </Stack>
  );
}
