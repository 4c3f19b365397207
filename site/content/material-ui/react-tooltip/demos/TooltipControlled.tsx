import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Tooltip from '@mui/material/Tooltip';

export default function TooltipControlled() {
  const [open, setOpen] = React.useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div>
        <Tooltip
          describeChild
          title="The number stands on the back of your card."
          open={open}
          onClose={() => setOpen(false)}
          disableFocusListener
          disableHoverListener
          disableTouchListener
        >
          <Button aria-expanded={open} onClick={() => setOpen(true)}>
            Where is my number?
          </Button>
        </Tooltip>
      </div>
    </ClickAwayListener>
  );
}
