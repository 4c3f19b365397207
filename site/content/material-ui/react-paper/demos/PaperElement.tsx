import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';

const form = { display: 'flex', flexDirection: 'column', gap: 2, p: 2, width: 280 };

export default function PaperElement() {
  return (
    <Paper
      component="form"
      aria-label="Newsletter"
      onSubmit={(event) => event.preventDefault()}
      sx={form}
    >
      <TextField label="Email" type="email" size="small" autoComplete="email" />
      <Button type="submit" variant="contained">
        Subscribe
      </Button>
    </Paper>
  );
}
