import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function PopperTransition() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button
        aria-expanded={open}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setOpen(!open);
        }}
      >
        Fade
      </Button>
      <Popper
        transition
        open={open}
        anchorEl={anchor}
        placement="right"
        role="status"
      >
        {({ TransitionProps }) => (
          <Fade {...TransitionProps} timeout={350}>
            <Paper elevation={4} sx={{ p: 1.5, ml: 1 }}>
              Fades in and out
            </Paper>
          </Fade>
        )}
      </Popper>
    </div>
  );
}
