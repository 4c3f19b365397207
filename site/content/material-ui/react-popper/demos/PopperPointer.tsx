import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper, { type PopperProps } from '@mui/material/Popper';

type Instance = NonNullable<
  Extract<PopperProps['popperRef'], React.RefObject<unknown>>['current']
>;

export default function PopperPointer() {
  const [open, setOpen] = React.useState(false);
  const [meters, setMeters] = React.useState(0);
  const point = React.useRef({ x: 0, y: 0 });
  const popper = React.useRef<Instance>(null);

  const follow = (event: React.MouseEvent<HTMLElement>) => {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    point.current = { x: event.clientX, y: event.clientY };
    setMeters(Math.round(800 * (1 - (event.clientY - top) / height)));
    void popper.current?.update();
  };

  return (
    <Box
      role="img"
      aria-label="A slope from the shore up to 800 meters"
      onMouseEnter={() => setOpen(true)}
      onMouseLeave={() => setOpen(false)}
      onMouseMove={follow}
      sx={{
        width: '100%',
        maxWidth: 360,
        height: 140,
        background: 'linear-gradient(#f4f6f8, #8fb56d 55%, #5b8fb9 92%)',
      }}
    >
      <Popper
        open={open}
        popperRef={popper}
        placement="top"
        sx={{ pointerEvents: 'none' }}
        anchorEl={{
          getBoundingClientRect: () => new DOMRect(point.current.x, point.current.y),
        }}
      >
        <Paper sx={{ px: 1, mb: 1 }}>{meters} m</Paper>
      </Popper>
    </Box>
  );
}
