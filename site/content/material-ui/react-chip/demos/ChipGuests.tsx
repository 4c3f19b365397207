import * as React from 'react';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function ChipGuests() {
  const [guests, setGuests] = React.useState(['Ida Holm', 'Ben Ode', 'Mia Brandt']);
  const [locked, setLocked] = React.useState(false);
  const remove = (guest: string) =>
    setGuests(guests.filter((name) => name !== guest));

  return (
    <Stack spacing={1} alignItems="flex-start">
      <FormControlLabel
        control={<Switch onChange={(_event, on) => setLocked(on)} />}
        label="The list is final"
      />
      <Stack direction="row" useFlexGap flexWrap="wrap" spacing={1}>
        {guests.map((guest) => (
          <Chip
            key={guest}
            role="button"
            label={guest}
            aria-label={`Remove ${guest}`}
            disabled={locked}
            skipFocusWhenDisabled
            onDelete={() => remove(guest)}
            onKeyDown={(event) => event.key === 'Enter' && remove(guest)}
          />
        ))}
      </Stack>
    </Stack>
  );
}
