import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

export default function SnackbarDraft() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Save the draft
      </Button>
      <Snackbar
        open={open}
        onClose={() => setOpen(false)}
        message="Draft saved"
        autoHideDuration={5000}
        resumeHideDuration={3000}
        disableWindowBlurListener
        ContentProps={{ elevation: 2, role: 'status' }}
        ClickAwayListenerProps={{ mouseEvent: false, touchEvent: false }}
      />
    </React.Fragment>
  );
}
