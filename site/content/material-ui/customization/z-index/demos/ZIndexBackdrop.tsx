import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

export default function ZIndexBackdrop() {
  const [busy, setBusy] = React.useState(false);

  return (
    <>
      <Button onClick={() => setBusy(true)}>Reserve</Button>
      <Backdrop
        open={busy}
        onClick={() => setBusy(false)}
        sx={{ color: 'common.white', zIndex: 'tooltip' }}
      >
        <CircularProgress color="inherit" aria-label="Reserving. Click to cancel." />
      </Backdrop>
    </>
  );
}
