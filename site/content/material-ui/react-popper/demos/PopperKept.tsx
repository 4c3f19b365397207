import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import TextField from '@mui/material/TextField';

export default function PopperKept() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const box = React.useRef<HTMLDivElement>(null);

  return (
    <Box ref={box} sx={{ pb: 10 }}>
      <Button
        ref={setAnchor}
        variant="outlined"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Draft
      </Button>
      <Popper
        keepMounted
        role="group"
        aria-label="Draft"
        open={open}
        anchorEl={anchor}
        container={() => box.current}
        placement="bottom-start"
      >
        <Paper elevation={4} sx={{ p: 2, mt: 1 }}>
          <TextField label="Note" size="small" />
        </Paper>
      </Popper>
    </Box>
  );
}
