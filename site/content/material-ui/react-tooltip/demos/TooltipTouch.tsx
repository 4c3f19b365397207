import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import Archive from '@mui/icons-material/Archive';

export default function TooltipTouch() {
  const [count, setCount] = React.useState(0);

  return (
    <Stack direction="row" alignItems="center" sx={{ width: 260 }}>
      <Typography>Opened {count} times</Typography>
      <Tooltip
        id="touch-archive-tip"
        title="Archive"
        enterTouchDelay={0}
        leaveTouchDelay={4000}
        disableInteractive
        onOpen={() => setCount((old) => old + 1)}
        sx={{ ml: 'auto' }}
      >
        <IconButton>
          <Archive />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
