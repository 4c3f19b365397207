import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Textarea from '@mui/joy/Textarea';

export default function JoyModalReason() {
  const [open, setOpen] = React.useState(false);
  const [note, setNote] = React.useState('');

  return (
    <React.Fragment>
      <Button variant="soft" onClick={() => setOpen(true)}>
        Add a note
      </Button>
      <Modal
        open={open}
        onClose={(_, reason) => {
          if (reason !== 'backdropClick' || note === '') {
            setOpen(false);
          }
        }}
      >
        <ModalDialog>
          <ModalClose aria-label="Close" />
          <DialogTitle>Note</DialogTitle>
          <DialogContent>
            A click beside it closes this only while the note is empty.
          </DialogContent>
          <Textarea
            minRows={3}
            aria-label="Text of the note"
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}
