import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const toppings = ['Basil', 'Capers', 'Mushrooms', 'Olives', 'Onions'];

export default function AutocompleteChips() {
  return (
    <Autocomplete
      id="chips-toppings"
      multiple
      options={toppings}
      ChipProps={{ variant: 'outlined', color: 'primary' }}
      renderInput={(params) => <TextField {...params} label="Toppings" />}
      sx={{ width: 320 }}
    />
  );
}
