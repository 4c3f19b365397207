import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioGroupPicture() {
  return (
    <FormControl id="gallery-radio-group">
      <FormLabel>Cup size</FormLabel>
      <RadioGroup name="gallery-radio-group" defaultValue="small">
        <Radio id="gallery-radio-group-small" value="small" label="Small" />
        <Radio id="gallery-radio-group-large" value="large" label="Large" />
      </RadioGroup>
    </FormControl>
  );
}
