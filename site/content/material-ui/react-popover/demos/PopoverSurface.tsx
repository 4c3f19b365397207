import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PopoverSurface() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [news, setNews] = React.useState('Not opened yet');

  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Button onClick={(event) => setAnchor(event.currentTarget)}>Weather</Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={(event, reason) => {
          setAnchor(null);
          setNews(`Closed: ${reason}`);
        }}
        elevation={2}
        marginThreshold={48}
        TransitionComponent={Fade}
        transitionDuration={{ enter: 300, exit: 100 }}
        TransitionProps={{ onEntered: () => setNews('Open') }}
        PaperProps={{ role: 'dialog', 'aria-label': 'Weather' }}
      >
        <Typography sx={{ p: 2 }}>
          Rain until four, then wind from the west
        </Typography>
      </Popover>
      <Typography variant="body2" role="status">
        {news}
      </Typography>
    </Stack>
  );
}
