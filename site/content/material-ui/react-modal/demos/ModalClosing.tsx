import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function ModalClosing() {
  const [open, setOpen] = React.useState(false);
  const [hint, setHint] = React.useState('Importing 240 contacts …');

  return (
    <div>
      <Button onClick={() => setOpen(true)}>Import</Button>
      <Modal
        open={open}
        disableEscapeKeyDown
        onClose={(_event, reason) => {
          if (reason === 'backdropClick') {
            setHint('The import goes on. Press Stop to end it.');
          }
        }}
        sx={{ display: 'grid', placeItems: 'start center', pt: 4 }}
      >
        <Paper role="dialog" aria-modal aria-label="Import" sx={{ p: 4 }}>
          <Typography role="status">{hint}</Typography>
          <Button onClick={() => setOpen(false)}>Stop</Button>
        </Paper>
      </Modal>
    </div>
  );
}
