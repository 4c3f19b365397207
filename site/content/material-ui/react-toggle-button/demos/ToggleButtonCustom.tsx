import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const apart = {
  gap: 1,
  '& .MuiToggleButtonGroup-grouped': {
    borderRadius: 99,
    border: 1,
    borderColor: 'divider',
    px: 2,
  },
};

export default function ToggleButtonCustom() {
  const [value, setValue] = React.useState(['tea']);

  return (
    <ToggleButtonGroup
      sx={apart}
      aria-label="Drinks"
      value={value}
      onChange={(event, next: string[]) => setValue(next)}
    >
      <ToggleButton value="tea">Tea</ToggleButton>
      <ToggleButton value="coffee">Coffee</ToggleButton>
      <ToggleButton value="milk" disableFocusRipple>
        Milk
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
