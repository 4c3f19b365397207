import * as React from 'react';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const paper = (
  <Paper variant="outlined" sx={{ width: 120, height: 96, p: 1 }}>
    Three rooms
  </Paper>
);

export default function TransitionCollapse() {
  const [open, setOpen] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ minHeight: 150 }}>
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Collapse' : 'Expand'}
      </Button>
      <Stack direction="row" spacing={2} alignItems="flex-start">
        <Collapse in={open}>{paper}</Collapse>
        <Collapse in={open} collapsedSize={32}>
          {paper}
        </Collapse>
        <Collapse in={open} orientation="horizontal" collapsedSize="8%">
          {paper}
        </Collapse>
      </Stack>
    </Stack>
  );
}
