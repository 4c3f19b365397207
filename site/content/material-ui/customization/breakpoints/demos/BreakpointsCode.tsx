import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';

export default function BreakpointsCode() {
  const [open, setOpen] = React.useState(false);
  const { breakpoints } = useTheme();
  const isPhone = useMediaQuery(breakpoints.down('sm'));
  const close = () => setOpen(false);

  return (
    <>
      <Button onClick={() => setOpen(true)}>Choose a cabin</Button>
      <Dialog
        fullScreen={isPhone}
        open={open}
        onClose={close}
        aria-labelledby="breakpoints-cabin"
      >
        <DialogTitle id="breakpoints-cabin">Cabin</DialogTitle>
        <DialogContent>Two berths, a window, deck five.</DialogContent>
        <DialogActions>
          <Button onClick={close}>Take it</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
