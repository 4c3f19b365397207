import * as React from 'react';
import Button from '@mui/material/Button';
import Drawer, { type DrawerProps } from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const sides = ['left', 'right', 'top', 'bottom'] as const;

export default function DrawerSides() {
  const [open, setOpen] = React.useState(false);
  const [side, setSide] = React.useState<DrawerProps['anchor']>('left');
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Stack
        direction="row"
        flexWrap="wrap"
        useFlexGap
        justifyContent="center"
        gap={1}
      >
        {sides.map((name) => (
          <Button
            key={name}
            aria-haspopup="dialog"
            onClick={() => {
              setSide(name);
              setOpen(true);
            }}
          >
            {name}
          </Button>
        ))}
      </Stack>
      <Drawer
        anchor={side}
        open={open}
        onClose={close}
        PaperProps={{ role: 'dialog', 'aria-label': `Drawer at the ${side}` }}
      >
        <Stack spacing={2} alignItems="flex-start" sx={{ p: 3, minWidth: 240 }}>
          <Typography>This is the {side} side.</Typography>
          <Button variant="outlined" onClick={close}>
            Close
          </Button>
        </Stack>
      </Drawer>
    </React.Fragment>
  );
}
