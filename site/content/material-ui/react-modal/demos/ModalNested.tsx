import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Typography from '@mui/material/Typography';

const panel = (width: number) => ({
  position: 'absolute',
  top: '50%',
  left: '50%',
  transform: 'translate(-50%, -50%)',
  width,
  p: 3,
  bgcolor: 'background.paper',
  color: 'text.primary',
});

function Confirm() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Cancel the booking</Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <Box role="dialog" aria-modal aria-label="Cancel?" sx={panel(220)}>
          <Typography>The deposit is lost.</Typography>
          <Button onClick={() => setOpen(false)}>Keep it</Button>
        </Box>
      </Modal>
    </React.Fragment>
  );
}

export default function ModalNested() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button onClick={() => setOpen(true)}>Show booking</Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <Box role="dialog" aria-modal aria-label="Booking" sx={panel(300)}>
          <Typography>Two seats to Askøy, June 3</Typography>
          <Confirm />
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Box>
      </Modal>
    </div>
  );
}
