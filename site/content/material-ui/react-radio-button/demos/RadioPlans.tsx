import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const ringed = {
  '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: -4 },
  '&.Mui-checked': { color: 'success.main' },
};

export default function RadioPlans() {
  return (
    <FormControl>
      <FormLabel id="plans-question">Plan</FormLabel>
      <RadioGroup defaultValue="Team" aria-labelledby="plans-question">
        {['Personal', 'Team', 'School'].map((plan) => (
          <FormControlLabel
            key={plan}
            value={plan}
            label={plan}
            control={<Radio disableRipple sx={ringed} />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
