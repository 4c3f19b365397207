import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Popper, { type PopperPlacementType } from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const placements: PopperPlacementType[] = [
  ...(['top', 'right', 'bottom', 'left'] as const).flatMap(
    (side) => [`${side}-start`, side, `${side}-end`] as const,
  ),
  'auto',
];

export default function PopperPlacement() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [placement, setPlacement] = React.useState<PopperPlacementType>('top');

  return (
    <Stack spacing={3} alignItems="center">
      <TextField
        select
        size="small"
        label="Placement"
        value={placement}
        onChange={(event) => setPlacement(event.target.value as PopperPlacementType)}
        sx={{ width: 180 }}
      >
        {placements.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box
        sx={{ py: 6, px: 14, border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        <Button
          variant="contained"
          onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
        >
          {anchor ? 'Hide' : 'Show'}
        </Button>
      </Box>
      <Popper open={anchor !== null} anchorEl={anchor} placement={placement}>
        {(state) => (
          <Paper variant="outlined" sx={{ px: 1, m: 0.5 }}>
            {state.placement}
          </Paper>
        )}
      </Popper>
    </Stack>
  );
}
