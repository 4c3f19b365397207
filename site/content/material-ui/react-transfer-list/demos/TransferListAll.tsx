import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';

const cities = ['Bergen', 'Oslo', 'Stavanger', 'Tromsø'];

export default function TransferListAll() {
  const [checked, setChecked] = React.useState(['Oslo']);
  const toggle = (city: string) =>
    setChecked(
      checked.includes(city)
        ? checked.filter((name) => name !== city)
        : [...checked, city],
    );
  const rows = cities.map((city) => (
    <FormControlLabel
      key={city}
      label={city}
      sx={{ ml: 1 }}
      control={
        <Checkbox
          size="small"
          checked={checked.includes(city)}
          onChange={() => toggle(city)}
        />
      }
    />
  ));

  return (
    <Stack role="group" aria-label="Cities">
      <FormControlLabel
        label={`${checked.length} of ${cities.length} chosen`}
        control={
          <Checkbox
            checked={checked.length === cities.length}
            indeterminate={checked.length > 0 && checked.length < cities.length}
            onChange={(event) => setChecked(event.target.checked ? cities : [])}
          />
        }
      />
      {rows}
    </Stack>
  );
}
