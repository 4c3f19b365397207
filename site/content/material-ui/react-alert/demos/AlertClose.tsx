import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';

export default function AlertClose() {
  const [open, setOpen] = React.useState(true);
  const show = React.useRef<HTMLButtonElement>(null);

  const close = () => {
    setOpen(false);
    show.current?.focus();
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Collapse in={open}>
        <Alert
          severity="info"
          onClose={close}
          closeText="Close the hint"
          sx={{ mb: 2 }}
        >
          Drag a row by its handle to sort the list.
        </Alert>
      </Collapse>
      <Button ref={show} variant="outlined" onClick={() => setOpen(true)}>
        Show the hint
      </Button>
    </Box>
  );
}
