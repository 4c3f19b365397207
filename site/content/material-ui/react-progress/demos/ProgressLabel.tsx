import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ProgressLabel() {
  const [done, setDone] = React.useState(4);
  const value = (done / 12) * 100;

  return (
    <Stack direction="row" spacing={3} alignItems="center">
      <Box sx={{ position: 'relative', display: 'inline-flex' }}>
        <CircularProgress
          variant="determinate"
          value={value}
          size={72}
          aria-label="Lessons"
          aria-valuetext={`${done} of 12`}
        />
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            inset: 0,
            display: 'grid',
            placeItems: 'center',
          }}
        >
          <Typography variant="body2">{Math.round(value)}%</Typography>
        </Box>
      </Box>
      <Button variant="outlined" onClick={() => setDone(done < 12 ? done + 1 : 0)}>
        {done < 12 ? 'Next lesson' : 'Start again'}
      </Button>
    </Stack>
  );
}
