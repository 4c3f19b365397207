import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioError() {
  const [size, setSize] = React.useState('');
  const [asked, setAsked] = React.useState(false);
  const missing = asked && !size;

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    setAsked(true);
  };

  return (
    <form onSubmit={submit}>
      <FormControl error={missing} variant="standard">
        <FormLabel id="radio-size-label">Size</FormLabel>
        <RadioGroup
          aria-labelledby="radio-size-label"
          aria-describedby="radio-size-help"
          value={size}
          onChange={(event, value) => setSize(value)}
        >
          <FormControlLabel value="small" control={<Radio />} label="Small" />
          <FormControlLabel value="large" control={<Radio />} label="Large" />
        </RadioGroup>
        <FormHelperText id="radio-size-help" role="status">
          {missing ? 'Choose a size.' : 'Both cost the same.'}
        </FormHelperText>
        <Button type="submit" variant="outlined" sx={{ mt: 1 }}>
          Add to basket
        </Button>
      </FormControl>
    </form>
  );
}
