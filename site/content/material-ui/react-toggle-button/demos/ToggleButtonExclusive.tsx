import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

export default function ToggleButtonExclusive() {
  const [side, setSide] = React.useState<string | null>('left');

  return (
    <Stack spacing={1} alignItems="flex-start">
      <ToggleButtonGroup
        exclusive
        aria-label="Alignment"
        value={side}
        onChange={(event, next: string | null) => setSide(next)}
      >
        <ToggleButton value="left">Left</ToggleButton>
        <ToggleButton value="center">Center</ToggleButton>
        <ToggleButton value="right">Right</ToggleButton>
      </ToggleButtonGroup>
      <Typography variant="body2" role="status">
        Value: {String(side)}
      </Typography>
    </Stack>
  );
}
