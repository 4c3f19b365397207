import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import Typography from '@mui/material/Typography';

export default function DrawerSwipe() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Departures
      </Button>
      <SwipeableDrawer
        anchor="bottom"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={close}
        disableSwipeToOpen
        PaperProps={{ role: 'dialog', 'aria-label': 'Departures' }}
      >
        <Box
          aria-hidden
          sx={{
            width: 32,
            height: 4,
            m: '12px auto',
            borderRadius: 2,
            bgcolor: 'divider',
          }}
        />
        <Typography sx={{ px: 3 }}>14:20, 15:20 and 16:20 from pier 4</Typography>
        <Button onClick={close} sx={{ m: 2, alignSelf: 'flex-start' }}>
          Close
        </Button>
      </SwipeableDrawer>
    </React.Fragment>
  );
}
