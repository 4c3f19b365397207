import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

const reasons = ['Arrived broken', 'Changed my mind', 'Wrong size'];

export default function JoyAutocompleteFree() {
  return (
    <FormControl sx={{ width: 'min(320px, 100%)' }}>
      <FormLabel>Reason</FormLabel>
      <Autocomplete freeSolo forcePopupIcon options={reasons} />
      <FormHelperText>Choose one, or say it in your own words.</FormHelperText>
    </FormControl>
  );
}
