import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';

// Room for the rows before scripts measure them; the hidden text area is what measures.
const look = {
  '& textarea:not([aria-hidden])': { minHeight: '2.875em' },
};

export default function FieldReport() {
  const [missing, setMissing] = React.useState(false);
  const [sent, setSent] = React.useState('');
  const text = React.useRef<HTMLTextAreaElement>(null);

  const send = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const empty = data.get('report') === '';
    setMissing(empty);
    setSent(empty ? '' : `Sent to ${data.get('team')}`);
    if (empty) {
      text.current?.focus();
    }
  };

  return (
    <Box component="form" noValidate onSubmit={send} sx={{ width: 320, ...look }}>
      <TextField
        id="report-team"
        name="team"
        label="Team"
        select
        SelectProps={{ native: true }}
        InputLabelProps={{ shrink: true }}
        defaultValue="heating"
        fullWidth
        margin="normal"
      >
        <option value="heating">Heating</option>
        <option value="lift">Lift</option>
      </TextField>
      <TextField
        id="report-text"
        name="report"
        label="What happened?"
        multiline
        minRows={2}
        maxRows={6}
        inputRef={text}
        error={missing}
        helperText={missing ? 'Describe the fault in a sentence' : ' '}
        fullWidth
        margin="normal"
      />
      <TextField
        id="report-note"
        name="note"
        label="Note to the caretaker"
        multiline
        rows={3}
        fullWidth
        margin="dense"
      />
      <Button type="submit" variant="contained" sx={{ mt: 1 }}>
        Report
      </Button>
      <Box role="status" sx={{ typography: 'body2', mt: 1, minHeight: 24 }}>
        {sent}
      </Box>
    </Box>
  );
}
