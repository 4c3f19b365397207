import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Zoom from '@mui/material/Zoom';

export default function TransitionZoom() {
  const [shown, setShown] = React.useState(true);

  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Button onClick={() => setShown(!shown)}>{shown ? 'Hide' : 'Show'}</Button>
      {['First', 'Second', 'Third'].map((name, index) => (
        <Zoom
          key={name}
          in={shown}
          appear={false}
          style={{ transitionDelay: shown ? `${150 * index}ms` : '0ms' }}
        >
          <Paper variant="outlined" sx={{ p: 2 }}>
            {name}
          </Paper>
        </Zoom>
      ))}
    </Stack>
  );
}
