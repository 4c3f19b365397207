import * as React from 'react';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ClickAwayEvents() {
  const [types, setTypes] = React.useState('none yet');

  return (
    <Stack spacing={1}>
      <ClickAwayListener
        mouseEvent="onMouseDown"
        touchEvent="onTouchStart"
        onClickAway={(event) => setTypes(`${event.type} outside the first`)}
      >
        <Paper variant="outlined" sx={{ p: 2 }}>
          As soon as the button is down
        </Paper>
      </ClickAwayListener>
      <ClickAwayListener
        mouseEvent={false}
        touchEvent={false}
        onClickAway={() => setTypes('never')}
      >
        <Paper variant="outlined" sx={{ p: 2 }}>
          Switched off
        </Paper>
      </ClickAwayListener>
      <Typography variant="body2" role="status">
        Last event: {types}
      </Typography>
    </Stack>
  );
}
