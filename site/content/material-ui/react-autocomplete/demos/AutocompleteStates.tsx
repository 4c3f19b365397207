import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const harbours = ['Bergen', 'Gdańsk', 'Hamburg', 'Rotterdam'];

export default function AutocompleteStates() {
  return (
    <Stack spacing={2} sx={{ width: 300 }}>
      <Autocomplete
        id="states-from"
        readOnly
        options={harbours}
        defaultValue="Gdańsk"
        renderInput={(params) => <TextField {...params} label="From, read only" />}
      />
      <Autocomplete
        id="states-via"
        disabled
        options={harbours}
        defaultValue="Hamburg"
        renderInput={(params) => <TextField {...params} label="Via, disabled" />}
      />
      <Autocomplete
        id="states-to"
        disableClearable
        options={harbours}
        defaultValue="Bergen"
        renderInput={(params) => <TextField {...params} label="To, never empty" />}
      />
    </Stack>
  );
}
