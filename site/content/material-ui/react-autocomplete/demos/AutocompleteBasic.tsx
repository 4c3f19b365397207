import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const capitals = [
  'Amsterdam',
  'Athens',
  'Bern',
  'Copenhagen',
  'Dublin',
  'Lisbon',
  'Madrid',
  'Oslo',
  'Prague',
  'Vienna',
];

export default function AutocompleteBasic() {
  return (
    <Autocomplete
      id="basic-capital"
      options={capitals}
      renderInput={(params) => <TextField {...params} label="Capital" />}
      sx={{ width: 300 }}
    />
  );
}
