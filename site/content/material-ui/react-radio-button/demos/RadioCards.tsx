import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

const plans = [
  { value: 'solo', name: 'Solo', detail: 'One person, 5 projects' },
  { value: 'team', name: 'Team', detail: 'Up to 12 people, no limit' },
];

export default function RadioCards() {
  return (
    <FormControl sx={{ width: 320, maxWidth: '100%' }}>
      <FormLabel id="radio-plan-label">Plan</FormLabel>
      <RadioGroup
        aria-labelledby="radio-plan-label"
        defaultValue="solo"
        sx={{ gap: 1, mt: 1 }}
      >
        {plans.map(({ value, name, detail }) => (
          <FormControlLabel
            key={value}
            value={value}
            disableTypography
            control={<Radio />}
            label={
              <div>
                <Typography>{name}</Typography>
                <Typography variant="body2" color="text.secondary">
                  {detail}
                </Typography>
              </div>
            }
            sx={{
              m: 0,
              p: 1,
              border: 1,
              borderColor: 'divider',
              borderRadius: 2,
              '&:has(:checked)': { borderColor: 'primary.main' },
            }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
