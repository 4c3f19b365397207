import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Slide, { type SlideProps } from '@mui/material/Slide';

const Up = React.forwardRef<HTMLElement, SlideProps>(function Up(props, ref) {
  return <Slide direction="up" {...props} ref={ref} />;
});

export default function SlidingDialog() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Show what is new</Button>
      <Dialog
        open={open}
        onClose={close}
        TransitionComponent={Up}
        transitionDuration={{ enter: 300, exit: 150 }}
        aria-labelledby="sliding-title"
        aria-describedby="sliding-text"
      >
        <DialogTitle id="sliding-title">New in March</DialogTitle>
        <DialogContent>
          <DialogContentText id="sliding-text">
            Invoices can be sent to several people at once.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Good to know</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
