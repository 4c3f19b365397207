import * as React from 'react';
import Link from '@mui/material/Link';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function PopoverHover() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const show = (event: React.SyntheticEvent<HTMLElement>) =>
    setAnchor(event.currentTarget);
  const hide = () => setAnchor(null);

  return (
    <Typography>
      Written by{' '}
      <Link
        href="#ida"
        onMouseEnter={show}
        onMouseLeave={hide}
        onFocus={show}
        onBlur={hide}
        onClick={(event) => event.preventDefault()}
      >
        Ida Holm
      </Link>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={hide}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        disableAutoFocus
        disableEnforceFocus
        disableRestoreFocus
        disableScrollLock
        sx={{ pointerEvents: 'none' }}
      >
        <Typography sx={{ p: 1.5 }}>Gardener, 14 articles</Typography>
      </Popover>
    </Typography>
  );
}
