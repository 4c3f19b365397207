import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const woods = ['Cedar', 'Cherry', 'Chestnut', 'Larch', 'Linden', 'Maple', 'Walnut'];

export default function AutocompleteInline() {
  return (
    <Autocomplete
      id="inline-wood"
      autoComplete
      includeInputInList
      options={woods}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Wood"
          helperText="Type “ch” and press the down arrow."
        />
      )}
      sx={{ width: 300 }}
    />
  );
}
