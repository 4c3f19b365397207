import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';

const towns = ['Bergen', 'Ghent', 'Porto', 'Turku', 'Vilnius'];

export default function JoyAutocompleteDecorators() {
  return (
    <FormControl sx={{ width: 'min(300px, 100%)' }}>
      <FormLabel>Deliver to</FormLabel>
      <Autocomplete
        options={towns}
        defaultValue="Ghent"
        startDecorator={<PlaceIcon />}
        disableClearable
      />
    </FormControl>
  );
}
