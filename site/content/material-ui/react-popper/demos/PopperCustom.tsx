import * as React from 'react';
import Button from '@mui/material/Button';
import Popper from '@mui/material/Popper';
import Stack from '@mui/material/Stack';

const note = {
  m: 0.5,
  px: 1,
  borderRadius: 1,
  bgcolor: 'secondary.main',
  color: 'secondary.contrastText',
};

export default function PopperCustom() {
  const [anchors, setAnchors] = React.useState<(HTMLElement | null)[]>([]);
  const [open, setOpen] = React.useState(false);
  const row = React.useCallback((element: HTMLElement | null) => {
    if (element) setAnchors(Array.from(element.querySelectorAll('strong')));
  }, []);

  return (
    <div>
      <Button onClick={() => setOpen(!open)}>{open ? 'Hide' : 'Show'}</Button>
      <Stack ref={row} direction="row" spacing={8} sx={{ pt: 1, pb: 5 }}>
        <strong>slots</strong>
        <strong>older</strong>
      </Stack>
      <Popper
        open={open}
        anchorEl={anchors[0]}
        slots={{ root: 'section' }}
        slotProps={{ root: { role: 'note' } }}
        sx={note}
      >
        A note
      </Popper>
      <Popper
        open={open}
        anchorEl={anchors[1]}
        components={{ Root: 'section' }}
        componentsProps={{ root: { title: 'As before' } }}
        sx={note}
      >
        As before
      </Popper>
    </div>
  );
}
