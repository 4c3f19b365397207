import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Snackbar from '@mui/material/Snackbar';

export default function SnackbarAlert() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Publish
      </Button>
      <Portal>
        <Snackbar
          open={open}
          autoHideDuration={6000}
          onClose={(_, reason) => reason !== 'clickaway' && close()}
        >
          <Alert
            role="status"
            severity="success"
            onClose={close}
            elevation={6}
            sx={{ width: '100%' }}
          >
            The article is public.
          </Alert>
        </Snackbar>
      </Portal>
    </React.Fragment>
  );
}
