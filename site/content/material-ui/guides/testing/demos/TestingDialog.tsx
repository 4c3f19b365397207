import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';

export default function TestingDialog() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button color="error" onClick={() => setOpen(true)}>
        Delete
      </Button>
      <Dialog open={open} onClose={close} aria-labelledby="testing-delete">
        <DialogTitle id="testing-delete">Delete the trip?</DialogTitle>
        <DialogActions>
          <Button onClick={close}>Keep it</Button>
          <Button color="error" onClick={close}>
            Delete it
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
