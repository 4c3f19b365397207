import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';

const look = {
  '& .plan': { p: 0.5, pr: 2, borderRadius: 2 },
  '& .circle.Mui-focusVisible': { outline: '2px solid', outlineOffset: -4 },
  '& .circle.chosen': { color: 'success.main' },
};

export default function RadioPlans() {
  return (
    <Stack alignItems="flex-start" sx={look}>
      <FormLabel id="plans-question" sx={{ mb: 1, fontWeight: 500 }}>
        Plan
      </FormLabel>
      <RadioGroup defaultValue="Team" aria-labelledby="plans-question">
        {['Alone', 'Team', 'School'].map((plan) => (
          <FormControlLabel
            key={plan}
            value={plan}
            label={plan}
            classes={{ root: 'plan' }}
            componentsProps={{ typography: { fontWeight: 500 } }}
            control={
              <Radio disableRipple classes={{ root: 'circle', checked: 'chosen' }} />
            }
          />
        ))}
      </RadioGroup>
    </Stack>
  );
}
