import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import FormControlLabel from '@mui/material/FormControlLabel';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function ClickAwayPortal() {
  const [ignored, setIgnored] = React.useState(false);
  const [away, setAway] = React.useState(0);
  const [target, setTarget] = React.useState<HTMLElement | null>(null);
  const [shown, setShown] = React.useState(false);

  return (
    <Stack spacing={1} alignItems="flex-start">
      <ClickAwayListener
        disableReactTree={ignored}
        onClickAway={() => setAway(away + 1)}
      >
        <Box>
          <FormControlLabel
            label="disableReactTree"
            control={
              <Switch checked={ignored} onChange={() => setIgnored(!ignored)} />
            }
          />
          <Button onClick={() => setShown(true)}>Open</Button>
          {shown && (
            <Portal container={target}>
              <Button variant="contained">In a portal</Button>
            </Portal>
          )}
        </Box>
      </ClickAwayListener>
      <Box ref={setTarget} sx={{ minHeight: 40 }} />
      <Typography variant="body2" role="status">
        Clicks away: {away}
      </Typography>
    </Stack>
  );
}
