import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';

export default function FieldArrival() {
  const [day, setDay] = React.useState('');
  const [choosing, setChoosing] = React.useState(false);

  return (
    <Stack
      spacing={1}
      sx={{ width: 300, maxWidth: '100%' }}
      onFocus={() => setChoosing(true)}
      onBlur={() => setChoosing(false)}
    >
      <FormControl focused={choosing || undefined}>
        <InputLabel htmlFor="arrival-day" shrink>
          Arrival
        </InputLabel>
        <OutlinedInput
          id="arrival-day"
          name="arrival"
          label="Arrival"
          notched
          placeholder="Day and month"
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
      </FormControl>
      <Stack direction="row" role="group" aria-label="Suggested days">
        {['May 4', 'May 5', 'May 11'].map((name) => (
          <Button key={name} size="small" onClick={() => setDay(name)}>
            {name}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}
