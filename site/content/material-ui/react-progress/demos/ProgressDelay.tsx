import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Fade from '@mui/material/Fade';
import Stack from '@mui/material/Stack';

export default function ProgressDelay() {
  const [loading, setLoading] = React.useState(false);

  return (
    <Stack spacing={2} alignItems="center">
      <Box aria-busy={loading} sx={{ height: 40 }}>
        <Fade
          in={loading}
          style={{ transitionDelay: loading ? '800ms' : '0ms' }}
          unmountOnExit
        >
          <CircularProgress aria-label="Loading results" />
        </Fade>
      </Box>
      <Button onClick={() => setLoading(!loading)}>
        {loading ? 'Stop' : 'Load results'}
      </Button>
    </Stack>
  );
}
