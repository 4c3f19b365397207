import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

export default function DialogPicture() {
  const room = React.useRef<HTMLDivElement>(null);

  return (
    <Box ref={room} sx={{ position: 'relative', width: 220, height: 140 }}>
      <Dialog
        open
        hideBackdrop
        disablePortal
        disableAutoFocus
        disableEnforceFocus
        disableScrollLock
        container={() => room.current}
        TransitionProps={{ appear: false }}
        PaperProps={{ elevation: 8, sx: { width: 220, maxHeight: 'none', m: 0 } }}
        sx={{ position: 'absolute', zIndex: 0 }}
      >
        <DialogTitle
          component="div"
          variant="subtitle1"
          sx={{ px: 2, pt: 1.5, pb: 0 }}
        >
          Discard draft?
        </DialogTitle>
        <DialogContent sx={{ px: 2, py: 0.5 }}>
          <DialogContentText variant="body2">
            You can&apos;t undo this.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button size="small">Keep</Button>
          <Button size="small" color="error">
            Discard
          </Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
