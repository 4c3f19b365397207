import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';

export default function JoyModalBasic() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" color="neutral" onClick={() => setOpen(true)}>
        About this map
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog maxWidth={400}>
          <ModalClose aria-label="Close" />
          <DialogTitle>About this map</DialogTitle>
          <DialogContent>
            Drawn from surveys of three summers. Paths below the tide line change
            every year.
          </DialogContent>
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}
