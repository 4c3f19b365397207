import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const outsideSlider = (event: TouchEvent) =>
  !(event.target as Element).closest('.MuiSlider-root');

export default function DrawerGesture() {
  const [open, setOpen] = React.useState(false);
  const [speed, setSpeed] = React.useState(12);
  const close = () => setOpen(false);

  return (
    <Box>
      <AppBar position="static" color="default">
        <Toolbar variant="dense">
          <Button
            color="inherit"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            Wind
          </Button>
        </Toolbar>
      </AppBar>
      <Typography component="main" sx={{ p: 2 }}>
        Swipe from the start edge below the bar. Wind: {speed} knots.
      </Typography>
      <SwipeableDrawer
        open={open}
        onOpen={() => setOpen(true)}
        onClose={close}
        hysteresis={0.3}
        minFlingVelocity={300}
        swipeAreaWidth={32}
        SwipeAreaProps={{ sx: { top: 48 } }}
        transitionDuration={{ enter: 250, exit: 200 }}
        disableDiscovery
        disableBackdropTransition
        allowSwipeInChildren={outsideSlider}
        PaperProps={{ role: 'dialog', 'aria-label': 'Wind' }}
      >
        <Box sx={{ width: 220, p: 3 }}>
          <Typography id="gesture-speed">Knots</Typography>
          <Slider
            aria-labelledby="gesture-speed"
            max={40}
            value={speed}
            onChange={(_event, value) => setSpeed(value as number)}
          />
          <Button onClick={close}>Close</Button>
        </Box>
      </SwipeableDrawer>
    </Box>
  );
}
