import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';

export default function FormDialog() {
  const [open, setOpen] = React.useState(false);
  const [name, setName] = React.useState('Harbour');
  const close = () => setOpen(false);

  const rename = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setName(String(new FormData(event.currentTarget).get('name')));
    close();
  };

  return (
    <React.Fragment>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Rename {name}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        fullWidth
        maxWidth="xs"
        aria-labelledby="form-title"
      >
        <form onSubmit={rename}>
          <DialogTitle id="form-title">Rename project</DialogTitle>
          <DialogContent>
            <TextField
              id="form-name"
              name="name"
              label="New name"
              defaultValue={name}
              required
              autoFocus
              fullWidth
              margin="dense"
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>Cancel</Button>
            <Button type="submit">Rename</Button>
          </DialogActions>
        </form>
      </Dialog>
    </React.Fragment>
  );
}
