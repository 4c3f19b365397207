import Autocomplete from '@mui/joy/Autocomplete';

const cities = ['Lima', 'Lisbon', 'Lyon'];

export default function AutocompletePicture() {
  return (
    <Autocomplete
      id="gallery-autocomplete"
      aria-label="City"
      options={cities}
      defaultValue="Lima"
      sx={{ width: 220 }}
    />
  );
}
