import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Island from './island';

export default function ShadowDialog() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <Island>
      <Button onClick={() => setOpen(true)}>Leave the quay</Button>
      <Dialog open={open} onClose={close} aria-labelledby="shadow-leave">
        <DialogTitle id="shadow-leave">Cast off now?</DialogTitle>
        <DialogActions>
          <Button onClick={close}>Later</Button>
          <Button autoFocus onClick={close}>
            Cast off
          </Button>
        </DialogActions>
      </Dialog>
    </Island>
  );
}
