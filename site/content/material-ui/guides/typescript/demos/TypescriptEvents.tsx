import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';

const berths = ['Window', 'Aisle', 'Quiet'] as const;
type Berth = (typeof berths)[number];

export default function TypescriptEvents() {
  const [berth, setBerth] = React.useState<Berth>('Quiet');

  const handleChange = (event: SelectChangeEvent<Berth>) => {
    setBerth(event.target.value as Berth);
  };

  return (
    <FormControl sx={{ width: 200 }}>
      <InputLabel id="typescript-berth-label">Berth</InputLabel>
      <Select
        labelId="typescript-berth-label"
        label="Berth"
        value={berth}
        onChange={handleChange}
      >
        {berths.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
