import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';

export default function ClickAwayBasic() {
  const [open, setOpen] = React.useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box sx={{ position: 'relative', minHeight: 110, width: 240 }}>
        <Button
          variant="outlined"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Opening hours
        </Button>
        {open && (
          <Paper
            role="note"
            elevation={4}
            sx={{ position: 'absolute', mt: 1, p: 2 }}
          >
            Tuesday to Sunday, ten to six
          </Paper>
        )}
      </Box>
    </ClickAwayListener>
  );
}
