import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ToggleButtonDisabled() {
  const [seat, setSeat] = React.useState<string | null>('aisle');

  return (
    <Stack spacing={2} alignItems="flex-start">
      <ToggleButtonGroup disabled exclusive value="no" aria-label="Meal">
        <ToggleButton value="yes">With a meal</ToggleButton>
        <ToggleButton value="no">Without</ToggleButton>
      </ToggleButtonGroup>
      <ToggleButtonGroup
        exclusive
        value={seat}
        onChange={(event, next) => setSeat(next)}
        aria-label="Seat"
      >
        <ToggleButton value="window" disabled>
          Window (sold out)
        </ToggleButton>
        <ToggleButton value="aisle">Aisle</ToggleButton>
      </ToggleButtonGroup>
    </Stack>
  );
}
