import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ProgressBar() {
  const [value, setValue] = React.useState(35);
  const [running, setRunning] = React.useState(false);

  React.useEffect(() => {
    if (!running) {
      return undefined;
    }
    const timer = setInterval(
      () => setValue((old) => (old < 100 ? old + 5 : 0)),
      400,
    );
    return () => clearInterval(timer);
  }, [running]);

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Stack direction="row" justifyContent="space-between" sx={{ mb: 1 }}>
        <Typography id="progress-upload">Uploading photos</Typography>
        <Typography color="text.secondary">{value}%</Typography>
      </Stack>
      <LinearProgress
        variant="determinate"
        value={value}
        aria-labelledby="progress-upload"
      />
      <Button onClick={() => setRunning(!running)} sx={{ mt: 2 }}>
        {running ? 'Pause' : 'Continue'}
      </Button>
    </Box>
  );
}
