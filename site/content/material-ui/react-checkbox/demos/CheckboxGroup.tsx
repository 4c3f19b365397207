import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

const days = ['Monday', 'Wednesday', 'Friday'];

export default function CheckboxGroup() {
  const [chosen, setChosen] = React.useState(['Monday']);
  const missing = chosen.length < 2;

  const toggle = (day: string) =>
    setChosen((all) =>
      all.includes(day) ? all.filter((other) => other !== day) : [...all, day],
    );

  return (
    <FormControl
      component="fieldset"
      variant="standard"
      error={missing}
      aria-describedby="group-help"
    >
      <FormLabel component="legend">Days of the course</FormLabel>
      <FormGroup>
        {days.map((day) => (
          <FormControlLabel
            key={day}
            control={
              <Checkbox
                checked={chosen.includes(day)}
                onChange={() => toggle(day)}
              />
            }
            label={day}
          />
        ))}
      </FormGroup>
      <FormHelperText id="group-help">
        {missing ? 'Choose at least two days.' : 'See you then.'}
      </FormHelperText>
    </FormControl>
  );
}
