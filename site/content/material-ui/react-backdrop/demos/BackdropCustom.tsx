import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function BackdropCustom() {
  const [open, setOpen] = React.useState(true);

  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Button onClick={() => setOpen(!open)}>
        {open ? 'Show the code' : 'Cover it'}
      </Button>
      <Paper variant="outlined" sx={{ position: 'relative', p: 3 }}>
        Voucher 7MX-204
        <Backdrop
          open={open}
          appear={false}
          sx={{
            position: 'absolute',
            bgcolor: 'rgba(255, 255, 255, 0.3)',
            backdropFilter: 'blur(3px)',
          }}
        />
      </Paper>
    </Stack>
  );
}
