import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const woods = ['Ash', 'Beech', 'Birch', 'Cherry', 'Larch', 'Maple', 'Oak', 'Walnut'];

export default function JoyAutocompleteBasic() {
  return (
    <FormControl sx={{ width: 'min(300px, 100%)' }}>
      <FormLabel>Wood</FormLabel>
      <Autocomplete options={woods} placeholder="Type or choose" />
    </FormControl>
  );
}
