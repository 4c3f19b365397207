import * as React from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { TouchRippleActions } from '@mui/material/ButtonBase/TouchRipple';
import Stack from '@mui/material/Stack';
import Button from '@mui/material/Button';

const key = {
  width: 72,
  height: 48,
  border: '1px solid',
  borderRadius: 1,
  '&& .wave': { backgroundColor: 'success.main' },
};

export default function RippleShortcut() {
  const [moves, setMoves] = React.useState(false);
  const ripple = React.useRef<TouchRippleActions>(null);

  return (
    <Stack spacing={2} alignItems="flex-start">
      <Box
        role="group"
        aria-label="Transport; press P to flash Play"
        tabIndex={0}
        onKeyDown={(event) => {
          if (event.key === 'p') {
            ripple.current?.pulsate();
            setTimeout(() => ripple.current?.stop(), 600);
          }
        }}
        sx={{ display: 'flex', gap: 2, p: 1 }}
      >
        <ButtonBase
          focusRipple
          touchRippleRef={ripple}
          TouchRippleProps={{ classes: { child: 'wave' } }}
          sx={key}
        >
          Play
        </ButtonBase>
        <ButtonBase
          focusRipple
          disableTouchRipple={moves}
          sx={{ ...key, '&:active': { transform: moves ? 'scale(0.94)' : 'none' } }}
        >
          Stop
        </ButtonBase>
      </Box>
      <Button aria-pressed={moves} onClick={() => setMoves(!moves)}>
        Shrink Stop instead of rippling
      </Button>
    </Stack>
  );
}
