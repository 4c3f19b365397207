import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const blurred = {
  position: 'absolute',
  '&.glass': { bgcolor: 'rgba(255, 255, 255, 0.3)', backdropFilter: 'blur(3px)' },
};

export default function BackdropCustom() {
  const [open, setOpen] = React.useState(true);

  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Button onClick={() => setOpen(!open)}>{open ? 'Show' : 'Cover'}</Button>
      <Paper variant="outlined" sx={{ position: 'relative', p: 3 }}>
        Secret
        <Backdrop
          open={open}
          appear={false}
          slots={{ root: 'section' }}
          classes={{ root: 'glass' }}
          sx={blurred}
        />
      </Paper>
      <Paper variant="outlined" sx={{ position: 'relative', p: 3 }}>
        Older
        <Backdrop
          open={open}
          appear={false}
          components={{ Root: 'section' }}
          componentsProps={{ root: { title: 'Covered' } }}
          sx={{ position: 'absolute' }}
        />
      </Paper>
    </Stack>
  );
}
