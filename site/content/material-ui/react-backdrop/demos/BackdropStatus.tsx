import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function BackdropStatus() {
  const [open, setOpen] = React.useState(false);
  const cover = { position: 'absolute', color: 'common.white' };

  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Button onClick={() => setOpen(!open)}>{open ? 'Stop' : 'Load both'}</Button>
      <Paper variant="outlined" sx={{ position: 'relative', width: 80, height: 80 }}>
        <Backdrop open={open} sx={cover}>
          <CircularProgress color="inherit" aria-label="Silent" />
        </Backdrop>
      </Paper>
      <Paper variant="outlined" sx={{ position: 'relative', width: 80, height: 80 }}>
        <Backdrop
          open={open}
          sx={cover}
          slotProps={{ root: { 'aria-hidden': false } }}
        >
          <CircularProgress color="inherit" aria-label="Announced" />
        </Backdrop>
      </Paper>
    </Stack>
  );
}
