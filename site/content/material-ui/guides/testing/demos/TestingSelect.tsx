import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function TestingSelect() {
  return (
    <FormControl sx={{ width: 200 }}>
      <InputLabel id="testing-berth">Berth</InputLabel>
      <Select labelId="testing-berth" label="Berth" defaultValue="Aisle">
        <MenuItem value="Aisle">Aisle</MenuItem>
        <MenuItem value="Window">Window</MenuItem>
      </Select>
    </FormControl>
  );
}
