import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function ModalKept() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button onClick={() => setOpen(true)}>Write a note</Button>
      <Modal
        keepMounted
        open={open}
        onClose={() => setOpen(false)}
        sx={{ display: 'grid', placeItems: 'center' }}
      >
        <Paper role="dialog" aria-modal aria-label="Note" sx={{ p: 3 }}>
          <Stack spacing={2}>
            <TextField label="Note" multiline minRows={3} />
            <Button onClick={() => setOpen(false)}>Later</Button>
          </Stack>
        </Paper>
      </Modal>
    </div>
  );
}
