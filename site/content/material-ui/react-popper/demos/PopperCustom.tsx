import * as React from 'react';
import Button from '@mui/material/Button';
import Popper from '@mui/material/Popper';

const note = {
  m: 0.5,
  px: 1,
  borderRadius: 1,
  bgcolor: 'secondary.main',
  color: 'secondary.contrastText',
};

export default function PopperCustom() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <div style={{ paddingBottom: 40 }}>
      <Button onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}>
        {anchor ? 'Hide the note' : 'Show the note'}
      </Button>
      <Popper
        open={Boolean(anchor)}
        anchorEl={anchor}
        slots={{ root: 'section' }}
        slotProps={{ root: { role: 'note' } }}
        sx={note}
      >
        Saved an hour ago
      </Popper>
    </div>
  );
}
