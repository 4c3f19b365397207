import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper, { type PaperProps } from '@mui/material/Paper';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const Framed = React.forwardRef<HTMLDivElement, PaperProps>(
  function Framed(props, ref) {
    return <Paper ref={ref} {...props} variant="outlined" elevation={0} square />;
  },
);

export default function PopoverCustom() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [slotted, setSlotted] = React.useState(false);
  const box = React.useRef<HTMLDivElement>(null);

  const show = (event: React.MouseEvent<HTMLElement>, withSlots: boolean) => {
    setSlotted(withSlots);
    setAnchor(event.currentTarget);
  };

  return (
    <Box ref={box}>
      <Stack direction="row" spacing={2}>
        <Button onClick={(event) => show(event, false)}>With an arrow</Button>
        <Button onClick={(event) => show(event, true)}>With another paper</Button>
      </Stack>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        container={() => box.current}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slots={slotted ? { paper: Framed } : undefined}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Opening hours' } }}
        sx={{
          '& .MuiPopover-paper': { mt: 1, overflow: 'visible' },
          '& .MuiPopover-paper::before': {
            content: '""',
            position: 'absolute',
            top: -6,
            left: 'calc(50% - 6px)',
            width: 12,
            height: 12,
            bgcolor: 'inherit',
            backgroundImage: 'inherit',
            transform: 'rotate(45deg)',
          },
        }}
      >
        <Typography sx={{ p: 2 }}>Tuesday to Sunday, ten to six</Typography>
      </Popover>
    </Box>
  );
}
