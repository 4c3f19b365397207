import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';

export default function JoyToggleFloors() {
  const [floor, setFloor] = React.useState<string | null>('1');
  const [locked, setLocked] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ width: 'min(240px, 100%)' }}>
      <ToggleButtonGroup
        aria-label="Floor"
        orientation="vertical"
        disabled={locked}
        value={floor}
        onChange={(_, next) => next && setFloor(next)}
      >
        <Button value="1">First floor</Button>
        <Button value="0">Ground floor</Button>
      </ToggleButtonGroup>
      <Typography
        component="label"
        endDecorator={
          <Switch
            checked={locked}
            onChange={(event) => setLocked(event.target.checked)}
          />
        }
      >
        Elevator is locked
      </Typography>
    </Stack>
  );
}
