import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

const Frosted = styled(Backdrop)({
  zIndex: -1,
  backdropFilter: 'blur(4px)',
  backgroundColor: 'rgba(0, 60, 60, 0.4)',
});

export default function ModalCustom() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button onClick={() => setOpen(true)}>Opening hours</Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        slots={{ backdrop: Frosted }}
        slotProps={{ backdrop: { sx: { cursor: 'zoom-out' } } }}
        sx={{ display: 'grid', placeItems: 'center' }}
      >
        <Paper role="dialog" aria-modal aria-label="Opening hours" sx={{ p: 4 }}>
          Daily from 8 to 18
        </Paper>
      </Modal>
    </div>
  );
}
