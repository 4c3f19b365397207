import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Typography from '@mui/material/Typography';

const panel = {
  position: 'absolute',
  top: '50%',
  left: '50%',
  transform: 'translate(-50%, -50%)',
  boxSizing: 'border-box',
  width: 'min(400px, 90%)',
  p: 4,
  borderRadius: 1,
  boxShadow: 24,
  bgcolor: 'background.paper',
  color: 'text.primary',
};

export default function ModalBasic() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Read the terms
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <Box
          role="dialog"
          aria-modal
          aria-labelledby="modal-terms"
          aria-describedby="modal-terms-text"
          sx={panel}
        >
          <Typography id="modal-terms" variant="h6" component="h2">
            Terms
          </Typography>
          <Typography id="modal-terms-text" sx={{ mt: 1 }}>
            Boats go back to the harbor before sunset.
          </Typography>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Box>
      </Modal>
    </div>
  );
}
