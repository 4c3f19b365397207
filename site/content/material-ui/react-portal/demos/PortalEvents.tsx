import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PortalEvents() {
  const [clicks, setClicks] = React.useState(0);
  const [target, setTarget] = React.useState<HTMLElement | null>(null);
  const [shown, setShown] = React.useState(false);

  return (
    <Stack spacing={1} alignItems="flex-start">
      <Box onClick={() => setClicks(clicks + 1)}>
        <Button variant="outlined" onClick={() => setShown(true)}>
          Open
        </Button>
        {shown && (
          <Portal container={target}>
            <Button variant="contained">In the portal</Button>
          </Portal>
        )}
      </Box>
      <Box ref={setTarget} sx={{ minHeight: 40 }} />
      <Typography variant="body2" role="status">
        Clicks that reached the first box: {clicks}
      </Typography>
    </Stack>
  );
}
