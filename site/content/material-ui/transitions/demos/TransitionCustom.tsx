import * as React from 'react';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TransitionCustom() {
  const [open, setOpen] = React.useState(false);

  return (
    <Stack alignItems="flex-start" sx={{ width: 320 }}>
      <Collapse
        in={open}
        collapsedSize={48}
        classes={{ entered: 'whole' }}
        sx={{
          borderInlineStart: 4,
          borderColor: 'divider',
          '&.whole': { borderColor: 'primary.main' },
        }}
      >
        <Typography sx={{ paddingInlineStart: 2 }}>
          The lighthouse was built in 1864 and was lit by oil until 1938. The
          keeper’s house next to it is a café today, open from May to September.
        </Typography>
      </Collapse>
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Read less' : 'Read more'}
      </Button>
    </Stack>
  );
}
