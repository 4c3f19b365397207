import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';

export default function SessionDialog() {
  const [open, setOpen] = React.useState(false);
  const [note, setNote] = React.useState('Table 4, by the window');

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Edit the note
      </Button>
      <Dialog
        open={open}
        disableEscapeKeyDown
        onClose={(_event, reason) => reason !== 'backdropClick' && setOpen(false)}
        TransitionProps={{ onExited: () => setNote((text) => text.trim()) }}
        aria-labelledby="session-title"
      >
        <DialogTitle id="session-title">Note for the kitchen</DialogTitle>
        <DialogContent>
          <TextField
            id="session-note"
            label="Note"
            margin="dense"
            fullWidth
            value={note}
            onChange={(event) => setNote(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && setNote('')}
            helperText="Esc clears the note"
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Done</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
