import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import LinearProgress from '@mui/joy/LinearProgress';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';

export default function JoyModalUpload() {
  const [open, setOpen] = React.useState(false);
  const [sending, setSending] = React.useState(true);

  React.useEffect(() => {
    if (!open || !sending) {
      return undefined;
    }
    const timer = setTimeout(() => setSending(false), 4000);
    return () => clearTimeout(timer);
  }, [open, sending]);

  return (
    <React.Fragment>
      <Button
        onClick={() => {
          setSending(true);
          setOpen(true);
        }}
      >
        Send the photos
      </Button>
      <Modal
        open={open}
        disableEscapeKeyDown={sending}
        onClose={(_, reason) => reason !== 'backdropClick' && setOpen(false)}
      >
        <ModalDialog maxWidth={360}>
          {!sending && (
            <ModalClose
              aria-label="Close"
              variant="outlined"
              color="success"
              size="sm"
              sx={{ borderRadius: '50%' }}
            />
          )}
          <DialogTitle>{sending ? 'Sending the photos' : 'Photos sent'}</DialogTitle>
          <DialogContent>
            {sending
              ? "This takes a few seconds. You can't cancel it anymore."
              : 'You can close this window.'}
          </DialogContent>
          {sending && <LinearProgress aria-label="Sending" />}
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}
