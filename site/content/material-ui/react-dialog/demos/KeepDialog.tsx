import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

const look = {
  '& .surface': { maxWidth: 320, borderRadius: 4 },
  '& .heading': { pb: 0, textAlign: 'center' },
  '& .body': { px: 4 },
  '& .text': { color: 'text.primary' },
  '& .answers': { p: 3, pt: 1 },
};

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
        classes={{ paper: 'surface' }}
        sx={look}
      >
        <DialogTitle id="keep-title" classes={{ root: 'heading' }}>
          Keep your changes?
        </DialogTitle>
        <DialogContent classes={{ root: 'body' }}>
          <DialogContentText
            id="keep-text"
            classes={{ root: 'text' }}
            sx={{ mt: 1, textAlign: 'center' }}
          >
            You edited 3 of 14 entries.
          </DialogContentText>
        </DialogContent>
        <DialogActions
          disableSpacing
          classes={{ root: 'answers' }}
          sx={{ flexDirection: 'column', alignItems: 'stretch', gap: 1 }}
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
