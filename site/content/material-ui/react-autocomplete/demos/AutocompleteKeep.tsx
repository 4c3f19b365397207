import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const stations = ['Aarhus', 'Aalborg', 'Esbjerg', 'Odense', 'Randers'];

export default function AutocompleteKeep() {
  return (
    <Autocomplete
      id="keep-station"
      options={stations}
      clearOnBlur={false}
      clearOnEscape
      blurOnSelect="touch"
      sx={{ width: 260, maxWidth: '100%' }}
      renderInput={(params) => (
        <TextField {...params} label="Station" helperText="Esc twice clears it" />
      )}
    />
  );
}
