import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';

export default function JoyModalMotion() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show the tide
      </Button>
      <Modal
        keepMounted
        open={open}
        onClose={() => setOpen(false)}
        sx={{
          opacity: open ? 1 : 0,
          visibility: open ? 'visible' : 'hidden',
          // Visible at once when it opens: a hidden element can't take the focus.
          transition: open ? 'opacity 200ms' : 'opacity 200ms, visibility 200ms',
          '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
        }}
      >
        <ModalDialog>
          <DialogTitle>High tide at 6:40 PM</DialogTitle>
          <DialogContent>3.9 meters, and rising until then</DialogContent>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}
