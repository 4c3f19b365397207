import * as React from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function JoyToggleUnit() {
  const [unit, setUnit] = React.useState<string | null>('km');

  return (
    <ToggleButtonGroup
      aria-label="Unit"
      buttonFlex={1}
      sx={{ width: 'min(320px, 100%)' }}
      value={unit}
      onChange={(_, next) => next && setUnit(next)}
    >
      <Button value="km">Kilometers</Button>
      <Button value="mi">Miles</Button>
    </ToggleButtonGroup>
  );
}
