import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const colors = ['primary', 'secondary', 'success', 'error', 'default'] as const;

export default function RadioColors() {
  const [color, setColor] = React.useState('secondary');

  return (
    <RadioGroup
      row
      aria-label="Color"
      value={color}
      onChange={(event, value) => setColor(value)}
    >
      {colors.map((name) => (
        <FormControlLabel
          key={name}
          value={name}
          control={<Radio color={name} />}
          label={name}
        />
      ))}
    </RadioGroup>
  );
}
