import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function TransitionFade() {
  const [shown, setShown] = React.useState(true);

  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Button onClick={() => setShown(!shown)}>{shown ? 'Hide' : 'Show'}</Button>
      <Fade in={shown} appear={false}>
        <Paper role="note" variant="outlined" sx={{ p: 3 }}>
          It keeps its place
        </Paper>
      </Fade>
    </Stack>
  );
}
