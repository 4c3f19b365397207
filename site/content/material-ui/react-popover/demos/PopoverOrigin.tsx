import * as React from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Popover, { type PopoverOrigin as Origin } from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const corners = ['top', 'center', 'bottom'].flatMap((vertical) =>
  ['left', 'center', 'right'].map((horizontal) => `${vertical} ${horizontal}`),
);

const originOf = (corner: string) => {
  const [vertical, horizontal] = corner.split(' ');
  return { vertical, horizontal } as Origin;
};

export default function PopoverOrigin() {
  const [open, setOpen] = React.useState(false);
  const [anchorCorner, setAnchorCorner] = React.useState('bottom center');
  const [paperCorner, setPaperCorner] = React.useState('top center');
  const button = React.useRef<HTMLButtonElement>(null);

  const choice = (
    label: string,
    value: string,
    change: (corner: string) => void,
  ) => (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => change(event.target.value)}
      sx={{ width: 160 }}
    >
      {corners.map((corner) => (
        <MenuItem key={corner} value={corner}>
          {corner}
        </MenuItem>
      ))}
    </TextField>
  );

  return (
    <Stack spacing={3} alignItems="center">
      <Stack direction="row" flexWrap="wrap" useFlexGap spacing={2}>
        {choice('anchorOrigin', anchorCorner, setAnchorCorner)}
        {choice('transformOrigin', paperCorner, setPaperCorner)}
      </Stack>
      <Button ref={button} variant="contained" onClick={() => setOpen(true)}>
        Open here
      </Button>
      <Popover
        open={open}
        anchorEl={open ? () => button.current! : null}
        onClose={() => setOpen(false)}
        anchorOrigin={originOf(anchorCorner)}
        transformOrigin={originOf(paperCorner)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Position' } }}
      >
        <Typography sx={{ p: 2 }}>Click outside to close</Typography>
      </Popover>
    </Stack>
  );
}
