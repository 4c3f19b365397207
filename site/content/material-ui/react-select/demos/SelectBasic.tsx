import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectBasic() {
  const [seat, setSeat] = React.useState('window');

  return (
    <FormControl sx={{ width: 220 }}>
      <InputLabel id="select-seat-label">Seat</InputLabel>
      <Select
        id="select-seat"
        labelId="select-seat-label"
        label="Seat"
        value={seat}
        onChange={(event) => setSeat(event.target.value)}
      >
        <MenuItem value="window">Window</MenuItem>
        <MenuItem value="middle">Middle</MenuItem>
        <MenuItem value="aisle">Aisle</MenuItem>
        <MenuItem value="table" disabled>
          At a table (taken)
        </MenuItem>
      </Select>
    </FormControl>
  );
}
