import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Textarea from '@mui/joy/Textarea';

export default function JoyModalFullscreen() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="soft" onClick={() => setOpen(true)}>
        Write a letter
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog layout="fullscreen">
          <ModalClose aria-label="Close" />
          <DialogTitle>Letter</DialogTitle>
          <DialogContent sx={{ flex: 'none' }}>
            Saved as a draft when you close it.
          </DialogContent>
          <Textarea autoFocus aria-label="Text of the letter" sx={{ flex: 1 }} />
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}
