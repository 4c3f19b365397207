import Autocomplete from '@mui/joy/Autocomplete';

const cities = ['Lima', 'Lisbon', 'Lyon'];

export default function AutocompletePicture() {
  return (
    <Autocomplete
      multiple
      id="gallery-autocomplete"
      aria-label="Cities"
      options={cities}
      defaultValue={['Lima', 'Lyon']}
      sx={{ width: 220 }}
    />
  );
}
