import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ToggleButtonWidth() {
  const [way, setWay] = React.useState<string | null>('out');
  const [flexible, setFlexible] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <ToggleButtonGroup
        fullWidth
        exclusive
        aria-label="Trip"
        value={way}
        onChange={(event, next) => setWay(next)}
      >
        <ToggleButton value="out">One way</ToggleButton>
        <ToggleButton value="return">Return trip</ToggleButton>
      </ToggleButtonGroup>
      <ToggleButton
        fullWidth
        value="flexible"
        selected={flexible}
        onChange={() => setFlexible(!flexible)}
      >
        Flexible dates
      </ToggleButton>
    </Stack>
  );
}
