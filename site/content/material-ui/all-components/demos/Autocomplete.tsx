import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const cities = ['Lima', 'Lisbon', 'Lyon'];

export default function AutocompletePicture() {
  return (
    <Autocomplete
      id="gallery-autocomplete"
      size="small"
      options={cities}
      defaultValue="Lima"
      renderInput={(params) => <TextField {...params} label="City" />}
      sx={{ width: 220 }}
    />
  );
}
