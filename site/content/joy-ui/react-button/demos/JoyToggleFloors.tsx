import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';
import { styled } from '@mui/joy/styles';

const Row = styled('div')({ display: 'flex', gap: 8 });

export default function JoyToggleFloors() {
  const [floor, setFloor] = React.useState<string | null>('1');
  const [unit, setUnit] = React.useState<string | null>('km');
  const [kind, setKind] = React.useState<string | null>('new');
  const [locked, setLocked] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ width: 'min(320px, 100%)' }}>
      <ToggleButtonGroup
        aria-label="Floor"
        orientation="vertical"
        disabled={locked}
        value={floor}
        onChange={(_, next) => next && setFloor(next)}
        slotProps={{ root: { title: 'Where the elevator stops' } }}
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
      <ToggleButtonGroup
        aria-label="Unit"
        buttonFlex={1}
        sx={{ width: '100%' }}
        value={unit}
        onChange={(_, next) => next && setUnit(next)}
      >
        <Button value="km">Kilometers</Button>
        <Button value="mi">Miles</Button>
      </ToggleButtonGroup>
      <Typography>
        Show{' '}
        <ToggleButtonGroup
          aria-label="Show"
          component="span"
          size="sm"
          value={kind}
          onChange={(_, next) => next && setKind(next)}
        >
          <Button value="new">new</Button>
          <Button value="all">all</Button>
        </ToggleButtonGroup>
      </Typography>
      <ToggleButtonGroup aria-label="Side" slots={{ root: Row }} value="left">
        <Button value="left">Left</Button>
        <Button value="right">Right</Button>
      </ToggleButtonGroup>
    </Stack>
  );
}
