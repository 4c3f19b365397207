import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

interface Person {
  id: string;
  name: string;
  work: string;
}

const people: Person[] = [
  { id: 'p1', name: 'Ada Moreau', work: 'Bindery' },
  { id: 'p2', name: 'Henrik Sand', work: 'Type foundry' },
  { id: 'p3', name: 'Leïla Haddad', work: 'Press room' },
];

export default function AutocompleteOption() {
  return (
    <Autocomplete
      id="option-person"
      options={people}
      getOptionLabel={(person) => person.name}
      renderOption={({ key, ...props }: React.ComponentProps<'li'>, person) => (
        <li key={key} {...props}>
          <Box>
            <Typography>{person.name}</Typography>
            <Typography variant="body2" color="text.secondary">
              {person.work}
            </Typography>
          </Box>
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Person in charge" />}
      sx={{ width: 320 }}
    />
  );
}
