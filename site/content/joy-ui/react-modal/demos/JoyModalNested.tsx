import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Input from '@mui/joy/Input';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';

export default function JoyModalNested() {
  const [open, setOpen] = React.useState(false);
  const [asking, setAsking] = React.useState(false);

  const discard = () => {
    setAsking(false);
    setOpen(false);
  };

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Write a note
      </Button>
      <Modal open={open} onClose={() => setAsking(true)}>
        <ModalDialog aria-describedby={undefined}>
          <DialogTitle>Note</DialogTitle>
          <Input autoFocus aria-label="Text of the note" />
          <Button onClick={() => setOpen(false)}>Save</Button>
          <Modal open={asking} onClose={() => setAsking(false)}>
            <ModalDialog role="alertdialog">
              <DialogTitle>Discard this note?</DialogTitle>
              <DialogContent>Its text is not saved yet.</DialogContent>
              <DialogActions>
                <Button color="danger" onClick={discard}>
                  Discard
                </Button>
                <Button variant="plain" autoFocus onClick={() => setAsking(false)}>
                  Keep writing
                </Button>
              </DialogActions>
            </ModalDialog>
          </Modal>
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}
