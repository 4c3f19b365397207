import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ModalClosing() {
  const [open, setOpen] = React.useState(false);
  const [clicks, setClicks] = React.useState(0);
  const [reason, setReason] = React.useState('none');

  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Button onClick={() => setOpen(true)}>Import</Button>
      <Modal
        open={open}
        disableEscapeKeyDown
        onClose={(event, why) => setReason(why)}
        onBackdropClick={() => setClicks(clicks + 1)}
        sx={{ display: 'grid', placeItems: 'center' }}
      >
        <Paper role="dialog" aria-modal aria-label="Import" sx={{ p: 4 }}>
          <Typography role="status">
            Last reason: {reason}. Clicks outside: {clicks}
          </Typography>
          <Button onClick={() => setOpen(false)}>Stop</Button>
        </Paper>
      </Modal>
    </Stack>
  );
}
