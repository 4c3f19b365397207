import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function ModalPart() {
  const [open, setOpen] = React.useState(true);
  const box = React.useRef<HTMLDivElement>(null);

  return (
    <Box sx={{ width: '100%', maxWidth: 380 }}>
      <Box
        ref={box}
        sx={{
          position: 'relative',
          height: 160,
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
        }}
      >
        <Typography sx={{ p: 2 }}>Seat map of the ferry</Typography>
        <Modal
          open={open}
          onClose={() => setOpen(false)}
          container={() => box.current}
          disablePortal
          disableAutoFocus
          disableEnforceFocus
          disableRestoreFocus
          disableScrollLock
          hideBackdrop
          sx={{ position: 'absolute', display: 'grid', placeItems: 'center' }}
        >
          <Paper role="dialog" aria-label="Seats" elevation={6} sx={{ p: 2 }}>
            <Typography>All seats are taken.</Typography>
            <Button onClick={() => setOpen(false)}>Show the map</Button>
          </Paper>
        </Modal>
      </Box>
      <Button disabled={open} onClick={() => setOpen(true)}>
        Cover it again
      </Button>
    </Box>
  );
}
