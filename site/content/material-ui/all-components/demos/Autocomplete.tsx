import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const cities = ['Lima', 'Lisbon', 'Lyon'];

export default function AutocompletePicture() {
  return (
    <Autocomplete
      multiple
      id="gallery-autocomplete"
      size="small"
      options={cities}
      defaultValue={['Lima', 'Lyon']}
      renderInput={(params) => <TextField {...params} label="Cities" />}
      sx={{ width: 220 }}
    />
  );
}
