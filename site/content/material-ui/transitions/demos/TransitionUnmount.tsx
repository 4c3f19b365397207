import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function TransitionUnmount() {
  const [shown, setShown] = React.useState(false);

  return (
    <Stack direction="row" spacing={2} alignItems="center" sx={{ minHeight: 60 }}>
      <Button onClick={() => setShown(!shown)}>{shown ? 'Hide' : 'Show'}</Button>
      <Fade in={shown}>
        <Paper className="stays" variant="outlined" sx={{ p: 2 }}>
          Invisible when hidden
        </Paper>
      </Fade>
      <Fade in={shown} mountOnEnter unmountOnExit>
        <Paper className="goes" variant="outlined" sx={{ p: 2 }}>
          Gone when hidden
        </Paper>
      </Fade>
    </Stack>
  );
}
