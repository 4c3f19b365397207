import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioBasic() {
  return (
    <FormControl>
      <FormLabel id="radio-delivery-label">Delivery</FormLabel>
      <RadioGroup
        aria-labelledby="radio-delivery-label"
        defaultValue="post"
        name="delivery"
      >
        <FormControlLabel
          value="post"
          control={<Radio />}
          label="By post, 3 to 5 days"
        />
        <FormControlLabel
          value="courier"
          control={<Radio />}
          label="By courier, tomorrow"
        />
        <FormControlLabel
          value="pickup"
          disabled
          control={<Radio />}
          label="Pick-up (closed this week)"
        />
      </RadioGroup>
    </FormControl>
  );
}
