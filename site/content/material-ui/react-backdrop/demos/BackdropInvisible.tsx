import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';

export default function BackdropInvisible() {
  const [open, setOpen] = React.useState(false);

  return (
    <Paper variant="outlined" sx={{ position: 'relative', width: 280, p: 2 }}>
      <Button onClick={() => setOpen(true)}>
        {open ? 'Covered' : 'Cover this card'}
      </Button>
      <Backdrop
        invisible
        open={open}
        onClick={() => setOpen(false)}
        sx={{ position: 'absolute' }}
      />
    </Paper>
  );
}
