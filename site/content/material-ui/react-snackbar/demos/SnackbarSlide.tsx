import * as React from 'react';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Slide, { type SlideProps } from '@mui/material/Slide';
import Snackbar from '@mui/material/Snackbar';

function SlideFromSide(props: SlideProps) {
  return <Slide {...props} direction="right" />;
}

export default function SnackbarSlide() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Copy the link
      </Button>
      <Portal>
        <Snackbar
          open={open}
          autoHideDuration={4000}
          onClose={() => setOpen(false)}
          TransitionComponent={SlideFromSide}
          transitionDuration={{ enter: 300, exit: 150 }}
          message="Link copied"
        />
      </Portal>
    </React.Fragment>
  );
}
