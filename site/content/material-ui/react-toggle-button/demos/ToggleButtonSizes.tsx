import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const choices = ['Day', 'Week', 'Month'].map((name) => (
  <ToggleButton key={name} value={name}>
    {name}
  </ToggleButton>
));

export default function ToggleButtonSizes() {
  const [range, setRange] = React.useState('Week');
  const change = (event: unknown, next: string | null) => next && setRange(next);
  const shared = { exclusive: true, value: range, onChange: change };

  return (
    <Stack spacing={2} alignItems="flex-start">
      <ToggleButtonGroup {...shared} size="small" aria-label="Range, small">
        {choices}
      </ToggleButtonGroup>
      <ToggleButtonGroup
        {...shared}
        size="large"
        color="primary"
        aria-label="Range, large"
      >
        {choices}
      </ToggleButtonGroup>
      <ToggleButton value="own" size="small" color="secondary" selected>
        On its own
      </ToggleButton>
    </Stack>
  );
}
