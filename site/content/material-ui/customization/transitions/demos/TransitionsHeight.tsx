import * as React from 'react';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const heights = { Low: 40, Tall: 240 };

export default function TransitionsHeight() {
  const [open, setOpen] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ minHeight: 300, alignItems: 'flex-start' }}>
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Close both' : 'Open both'}
      </Button>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'flex-start' }}>
        {Object.entries(heights).map(([name, height]) => (
          <Collapse key={name} in={open} timeout="auto" data-panel={name}>
            <Paper variant="outlined" sx={{ width: 110, height, p: 1 }}>
              {name}
            </Paper>
          </Collapse>
        ))}
      </Stack>
    </Stack>
  );
}
