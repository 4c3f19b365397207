import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';

export default function ComponentBackdrop() {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <Button onClick={() => setOpen(true)}>Cancel order</Button>
      <Dialog
        open={open}
        aria-labelledby="cancel-title"
        onClose={(_event, reason) => {
          if (reason !== 'backdropClick') setOpen(false);
        }}
      >
        <DialogTitle id="cancel-title">Cancel this order?</DialogTitle>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Keep it</Button>
          <Button onClick={() => setOpen(false)}>Cancel it</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
