import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

const stops = [
  { id: 1, name: 'Castle', line: '12' },
  { id: 2, name: 'Castle', line: '19' },
  { id: 3, name: 'Fish market', line: '12' },
  { id: 4, name: 'Harbor', line: '3' },
  { id: 5, name: 'New harbor', line: '7' },
  { id: 6, name: 'Observatory', line: '19' },
];

const filterOptions = createFilterOptions<(typeof stops)[number]>({
  matchFrom: 'start',
  stringify: (stop) => stop.name,
});

export default function JoyAutocompleteSearch() {
  const [query, setQuery] = React.useState('');
  const [reason, setReason] = React.useState('none');

  return (
    <FormControl sx={{ width: 'min(300px, 100%)' }}>
      <FormLabel>Stop</FormLabel>
      <Autocomplete
        options={stops}
        getOptionLabel={(stop) => `${stop.name}, line ${stop.line}`}
        getOptionKey={(stop) => stop.id}
        filterOptions={filterOptions}
        inputValue={query}
        onInputChange={(_, text, why) => {
          setQuery(text);
          setReason(why);
        }}
        noOptionsText="No stop begins with this"
      />
      <FormHelperText>Last change: {reason}</FormHelperText>
    </FormControl>
  );
}
