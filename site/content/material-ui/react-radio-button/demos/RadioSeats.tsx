import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import Stack from '@mui/material/Stack';

export default function RadioSeats() {
  const [period, setPeriod] = React.useState('');
  const [inUse, setInUse] = React.useState(false);
  const [missing, setMissing] = React.useState(false);
  const first = React.useRef<HTMLInputElement>(null);

  const choose = (event: React.SyntheticEvent) => {
    setPeriod((event.target as HTMLInputElement).value);
    setMissing(false);
  };

  const book = (event: React.FormEvent) => {
    event.preventDefault();
    setMissing(period === '');
    if (period === '') {
      first.current?.focus();
    }
  };

  return (
    <Stack component="form" noValidate onSubmit={book} alignItems="flex-start">
      <Stack
        component="fieldset"
        onFocus={() => setInUse(true)}
        onBlur={() => setInUse(false)}
        sx={{ border: 0, p: 0, m: 0 }}
      >
        <FormLabel
          component="legend"
          color="secondary"
          required
          focused={inUse}
          filled={period !== ''}
          error={missing}
          sx={{ '&.MuiFormLabel-filled': { fontWeight: 700 } }}
        >
          When do you need the room?
        </FormLabel>
        <FormControlLabel
          control={<Radio required name="period" />}
          inputRef={first}
          label="All day"
          value="day"
          checked={period === 'day'}
          onChange={choose}
        />
        <FormControlLabel
          control={<Radio required name="period" />}
          label="Morning"
          value="morning"
          checked={period === 'morning'}
          onChange={choose}
        />
      </Stack>
      <Button type="submit">Book</Button>
    </Stack>
  );
}
