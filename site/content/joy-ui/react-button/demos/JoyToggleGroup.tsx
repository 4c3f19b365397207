import * as React from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function JoyToggleGroup() {
  const [period, setPeriod] = React.useState<string | null>('week');

  return (
    <ToggleButtonGroup
      aria-label="Period"
      value={period}
      onChange={(_, next) => next && setPeriod(next)}
    >
      <Button value="day">Day</Button>
      <Button value="week">Week</Button>
      <Button value="month">Month</Button>
    </ToggleButtonGroup>
  );
}
