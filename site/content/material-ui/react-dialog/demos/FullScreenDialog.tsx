import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function FullScreenDialog() {
  const [open, setOpen] = React.useState(false);
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Add an address
      </Button>
      <Dialog
        open={open}
        onClose={close}
        fullScreen={narrow}
        fullWidth
        aria-labelledby="full-screen-title"
      >
        <DialogTitle id="full-screen-title">New address</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            <TextField
              id="full-screen-street"
              label="Street and number"
              autoComplete="street-address"
            />
            <TextField
              id="full-screen-code"
              label="Postal code"
              autoComplete="postal-code"
            />
            <TextField
              id="full-screen-town"
              label="Town"
              autoComplete="address-level2"
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button onClick={close}>Save</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
