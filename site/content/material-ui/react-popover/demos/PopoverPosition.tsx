import * as React from 'react';
import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

interface Point {
  top: number;
  left: number;
}

export default function PopoverPosition() {
  const [point, setPoint] = React.useState<Point>();
  const [open, setOpen] = React.useState(false);

  const show = (event: React.MouseEvent) => {
    event.preventDefault();
    setPoint({ top: event.clientY, left: event.clientX });
    setOpen(true);
  };

  return (
    <Box
      role="img"
      aria-label="A field of four beds"
      onContextMenu={show}
      sx={{
        width: '100%',
        maxWidth: 360,
        height: 120,
        borderRadius: 1,
        background:
          'repeating-linear-gradient(90deg, #7aa35a 0 40px, #8fb56d 40px 80px)',
      }}
    >
      <Popover
        open={open}
        onClose={() => setOpen(false)}
        anchorReference="anchorPosition"
        anchorPosition={point}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Bed' } }}
      >
        <Typography sx={{ p: 2 }}>Beans, sown on May 3</Typography>
      </Popover>
    </Box>
  );
}
