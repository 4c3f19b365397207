import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function SelectStates() {
  const [country, setCountry] = React.useState('');

  return (
    <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap">
      <FormControl required error={!country} sx={{ width: 220 }}>
        <InputLabel id="select-country-label">Country</InputLabel>
        <Select
          id="select-country"
          labelId="select-country-label"
          label="Country"
          value={country}
          onChange={(event) => setCountry(event.target.value)}
          aria-describedby="select-country-help"
        >
          <MenuItem value="no">Norway</MenuItem>
          <MenuItem value="pt">Portugal</MenuItem>
        </Select>
        <FormHelperText id="select-country-help">
          {country ? 'Delivery takes 4 days.' : 'Choose where it should go.'}
        </FormHelperText>
      </FormControl>
      <FormControl disabled={!country} sx={{ width: 220 }}>
        <InputLabel id="select-carrier-label">Carrier</InputLabel>
        <Select
          id="select-carrier"
          labelId="select-carrier-label"
          label="Carrier"
          defaultValue=""
          aria-describedby="select-carrier-help"
        >
          <MenuItem value="post">Post</MenuItem>
          <MenuItem value="bike">Bicycle</MenuItem>
        </Select>
        <FormHelperText id="select-carrier-help" disabled={false}>
          {country ? 'Both cost the same.' : 'Choose a country first.'}
        </FormHelperText>
      </FormControl>
    </Stack>
  );
}
