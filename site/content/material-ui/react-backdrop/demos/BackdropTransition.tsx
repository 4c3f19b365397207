import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function BackdropTransition() {
  const [open, setOpen] = React.useState(false);
  const cover = { position: 'absolute', borderRadius: 1 };

  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Button onClick={() => setOpen(!open)}>{open ? 'Show' : 'Cover'}</Button>
      <Paper variant="outlined" sx={{ position: 'relative', p: 4 }}>
        Slow
        <Backdrop
          open={open}
          sx={cover}
          transitionDuration={{ enter: 1500, exit: 150 }}
        />
      </Paper>
      <Paper variant="outlined" sx={{ position: 'relative', p: 4 }}>
        Grow
        <Backdrop open={open} sx={cover} TransitionComponent={Grow} />
      </Paper>
    </Stack>
  );
}
