import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioGroupPicture() {
  return (
    <FormControl>
      <FormLabel id="gallery-radio-group">Cup size</FormLabel>
      <RadioGroup
        aria-labelledby="gallery-radio-group"
        name="gallery-radio-group"
        defaultValue="small"
      >
        <FormControlLabel value="small" control={<Radio />} label="Small" />
        <FormControlLabel value="large" control={<Radio />} label="Large" />
      </RadioGroup>
    </FormControl>
  );
}
