import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const frame = { p: 2, minHeight: 56, border: 1, borderColor: 'divider' };

export default function PortalBasic() {
  const [shown, setShown] = React.useState(false);
  const target = React.useRef<HTMLDivElement>(null);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Box sx={frame}>
        <Button onClick={() => setShown(!shown)}>
          {shown ? 'Remove' : 'Render below'}
        </Button>
        {shown && (
          <Portal container={() => target.current}>
            <Typography role="note">Written in the upper box</Typography>
          </Portal>
        )}
      </Box>
      <Box ref={target} sx={frame} />
    </Stack>
  );
}
