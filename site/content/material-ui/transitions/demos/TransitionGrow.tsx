import * as React from 'react';
import Button from '@mui/material/Button';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const origin = { transformOrigin: '0 0' };

export default function TransitionGrow() {
  const [shown, setShown] = React.useState(true);

  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Button onClick={() => setShown(!shown)}>{shown ? 'Hide' : 'Show'}</Button>
      <Grow in={shown} appear={false}>
        <Paper variant="outlined" sx={{ p: 3 }}>
          From the middle
        </Paper>
      </Grow>
      <Grow in={shown} appear={false} timeout={900} style={origin}>
        <Paper variant="outlined" sx={{ p: 3 }}>
          Slowly, from a corner
        </Paper>
      </Grow>
    </Stack>
  );
}
