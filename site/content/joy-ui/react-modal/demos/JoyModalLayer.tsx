import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Input from '@mui/joy/Input';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';

export default function JoyModalLayer() {
  const [open, setOpen] = React.useState(false);
  const [asking, setAsking] = React.useState(false);
  const map = React.useRef<HTMLDivElement>(null);

  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%' }}>
      <Box
        ref={map}
        role="region"
        aria-label="Map"
        sx={{
          position: 'relative',
          height: 200,
          bgcolor: 'background.level2',
          p: 2,
        }}
      >
        <Button onClick={() => setOpen(true)}>Show the legend</Button>
      </Box>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        container={() => map.current}
        disableScrollLock
        hideBackdrop
        sx={{ position: 'absolute' }}
      >
        <ModalDialog size="sm">
          <DialogTitle>Legend</DialogTitle>
          <DialogContent>Dashed lines are paths below the tide line.</DialogContent>
          <Button onClick={() => setOpen(false)}>Close the legend</Button>
        </ModalDialog>
      </Modal>
      <Input aria-label="Chat" placeholder="Chat with us" />
      <Button variant="outlined" onClick={() => setAsking(true)}>
        Rate the chat
      </Button>
      <Modal
        open={asking}
        onClose={() => setAsking(false)}
        keepMounted
        disablePortal
        disableAutoFocus
        disableEnforceFocus
        disableRestoreFocus
        hideBackdrop
        disableScrollLock
        sx={{ position: 'static' }}
      >
        <ModalDialog
          layout="center"
          orientation="horizontal"
          sx={{ position: 'static', transform: 'none' }}
        >
          <DialogTitle>Rating</DialogTitle>
          <DialogContent>Did the chat help?</DialogContent>
          <Button variant="plain" onClick={() => setAsking(false)}>
            Yes
          </Button>
          <Button variant="plain" onClick={() => setAsking(false)}>
            No
          </Button>
        </ModalDialog>
      </Modal>
    </Box>
  );
}
