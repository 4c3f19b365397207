import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const marks = [1, 2, 3, 4, 5];

export default function RadioPlacement() {
  return (
    <FormControl>
      <FormLabel id="radio-mark-label">How was the lesson? (5 is best)</FormLabel>
      <RadioGroup row aria-labelledby="radio-mark-label" sx={{ mt: 1 }}>
        {marks.map((mark) => (
          <FormControlLabel
            key={mark}
            value={mark}
            label={mark}
            labelPlacement="bottom"
            control={<Radio />}
            sx={{ mx: 0.5 }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
