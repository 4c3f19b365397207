import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

export default function KeepDialog() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Leave the editor
      </Button>
      <Dialog
        open={open}
        onClose={close}
        aria-labelledby="keep-title"
        aria-describedby="keep-text"
        sx={{ '& .MuiDialog-paper': { maxWidth: 320, borderRadius: 4 } }}
      >
        <DialogTitle id="keep-title" sx={{ pb: 0, textAlign: 'center' }}>
          Keep your changes?
        </DialogTitle>
        <DialogContent sx={{ px: 4 }}>
          <DialogContentText
            id="keep-text"
            sx={{ mt: 1, textAlign: 'center', color: 'text.primary' }}
          >
            You edited 3 of 14 entries.
          </DialogContentText>
        </DialogContent>
        <DialogActions
          disableSpacing
          sx={{
            flexDirection: 'column',
            alignItems: 'stretch',
            gap: 1,
            p: 3,
            pt: 1,
          }}
        >
          <Button variant="contained" onClick={close} autoFocus>
            Keep
          </Button>
          <Button onClick={close}>Discard</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
