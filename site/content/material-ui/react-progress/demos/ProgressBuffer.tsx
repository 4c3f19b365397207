import * as React from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ProgressBuffer() {
  const [minute, setMinute] = React.useState(6);
  const loaded = Math.min(minute + 5, 20);

  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 420 }}>
      <Typography>
        Played {minute} of 20 minutes, loaded {loaded}
      </Typography>
      <LinearProgress
        variant="buffer"
        value={minute * 5}
        valueBuffer={loaded * 5}
        aria-label="Played"
        aria-valuetext={`${minute} of 20 minutes`}
      />
      <Button
        onClick={() => setMinute(minute < 20 ? minute + 2 : 0)}
        sx={{ alignSelf: 'flex-start' }}
      >
        Two minutes later
      </Button>
    </Stack>
  );
}
