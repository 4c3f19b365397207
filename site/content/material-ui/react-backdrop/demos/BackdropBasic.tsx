import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

export default function BackdropBasic() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button onClick={() => setOpen(true)}>Dim the page</Button>
      <Backdrop
        open={open}
        onClick={() => setOpen(false)}
        sx={{ zIndex: 'modal', color: 'common.white' }}
      >
        <CircularProgress color="inherit" aria-label="Loading" />
      </Backdrop>
    </div>
  );
}
