import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

const prices: Record<string, number> = { month: 12, year: 120 };

export default function RadioControlled() {
  const [period, setPeriod] = React.useState('month');

  return (
    <FormControl>
      <FormLabel id="radio-period-label">Pay by</FormLabel>
      <RadioGroup
        row
        aria-labelledby="radio-period-label"
        value={period}
        onChange={(event, value) => setPeriod(value)}
      >
        <FormControlLabel value="month" control={<Radio />} label="Month" />
        <FormControlLabel value="year" control={<Radio />} label="Year" />
      </RadioGroup>
      <Typography variant="body2" role="status">
        {prices[period]} € a {period}
      </Typography>
    </FormControl>
  );
}
