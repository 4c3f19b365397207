import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Switch from '@mui/material/Switch';

export default function PortalClipped() {
  const [disabled, setDisabled] = React.useState(true);
  const stage = React.useRef<HTMLDivElement>(null);

  return (
    <Box ref={stage} sx={{ position: 'relative', width: 300, height: 160 }}>
      <FormControlLabel
        label="disablePortal"
        control={
          <Switch checked={disabled} onChange={() => setDisabled(!disabled)} />
        }
      />
      <Box
        sx={{
          position: 'relative',
          height: 56,
          overflow: 'hidden',
          bgcolor: 'action.hover',
        }}
      >
        <Portal disablePortal={disabled} container={() => stage.current}>
          <Paper
            elevation={4}
            sx={{ position: 'absolute', insetInlineStart: 24, bottom: -16, p: 2 }}
          >
            A label
          </Paper>
        </Portal>
      </Box>
    </Box>
  );
}
