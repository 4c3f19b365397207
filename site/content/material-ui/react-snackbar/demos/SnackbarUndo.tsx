import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';
import CloseIcon from '@mui/icons-material/Close';

export default function SnackbarUndo() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  const leave = (_: unknown, reason: SnackbarCloseReason) => {
    if (reason !== 'clickaway') {
      close();
    }
  };

  return (
    <Box component="main" sx={{ p: 3 }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Archive the message
      </Button>
      <Snackbar
        open={open}
        autoHideDuration={10000}
        onClose={leave}
        message="Message archived"
        action={
          <React.Fragment>
            <Button color="inherit" size="small" onClick={close}>
              Undo
            </Button>
            <IconButton
              color="inherit"
              size="small"
              aria-label="Close"
              onClick={close}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          </React.Fragment>
        }
      />
    </Box>
  );
}
