import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

interface Stop {
  id: number;
  name: string;
  line: string;
}

const stops: Stop[] = [
  { id: 11, name: 'Harbour', line: 'Line 2' },
  { id: 14, name: 'Old market', line: 'Line 2' },
  { id: 23, name: 'Observatory', line: 'Line 5' },
  { id: 27, name: 'Tannery', line: 'Line 5' },
];

export default function JoyAutocompleteObjects() {
  const [stop, setStop] = React.useState<Stop | null>({ ...stops[1]! });

  return (
    <FormControl sx={{ width: 'min(300px, 100%)' }}>
      <FormLabel>Stop</FormLabel>
      <Autocomplete
        options={stops}
        getOptionLabel={(option) => option.name}
        isOptionEqualToValue={(option, value) => option.id === value.id}
        value={stop}
        onChange={(_, next) => setStop(next)}
      />
      <FormHelperText>{stop ? stop.line : 'No stop chosen'}</FormHelperText>
    </FormControl>
  );
}
