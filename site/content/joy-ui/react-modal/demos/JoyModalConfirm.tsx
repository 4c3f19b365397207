import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';

export default function JoyModalConfirm() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button variant="soft" color="danger" onClick={() => setOpen(true)}>
        Delete the recordings
      </Button>
      <Modal open={open} onClose={close}>
        <ModalDialog role="alertdialog" maxWidth={400}>
          <DialogTitle>Delete 14 recordings?</DialogTitle>
          <DialogContent>
            They are removed from all devices. Nobody can bring them back.
          </DialogContent>
          <DialogActions>
            <Button color="danger" onClick={close}>
              Delete them
            </Button>
            <Button autoFocus variant="plain" color="neutral" onClick={close}>
              Keep them
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}
