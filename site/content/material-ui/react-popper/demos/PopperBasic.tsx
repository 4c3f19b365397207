import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function PopperBasic() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const open = anchor !== null;

  return (
    <div>
      <Button
        variant="outlined"
        aria-expanded={open}
        aria-controls={open ? 'popper-track' : undefined}
        onClick={(event) => setAnchor(open ? null : event.currentTarget)}
      >
        Track order
      </Button>
      <Popper
        id="popper-track"
        role="group"
        aria-label="Order"
        open={open}
        anchorEl={anchor}
      >
        <Paper elevation={4} sx={{ p: 2, mt: 1 }}>
          Left Bergen at 6:40, arrives at 14:05
        </Paper>
      </Popper>
    </div>
  );
}
