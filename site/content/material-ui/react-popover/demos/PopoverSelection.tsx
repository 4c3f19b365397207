import * as React from 'react';
import Button from '@mui/material/Button';
import Popover, { type PopoverProps } from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function PopoverSelection() {
  const [anchor, setAnchor] = React.useState<PopoverProps['anchorEl']>(null);

  const mark = () => {
    const selection = window.getSelection();
    if (!selection || selection.isCollapsed) return;
    const range = selection.getRangeAt(0);
    setAnchor({
      nodeType: 1,
      getBoundingClientRect: () => range.getBoundingClientRect(),
    });
  };

  return (
    <div>
      <Typography onMouseUp={mark} sx={{ maxWidth: 420 }}>
        Select some words of this sentence, and a button to quote them appears right
        below.
      </Typography>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: -6, horizontal: 'center' }}
        disableAutoFocus
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Selection' } }}
      >
        <Button onClick={() => setAnchor(null)}>Quote</Button>
      </Popover>
    </div>
  );
}
