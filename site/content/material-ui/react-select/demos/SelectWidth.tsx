import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectWidth() {
  return (
    <FormControl size="small" sx={{ minWidth: 90 }}>
      <InputLabel id="select-zone-label">Zone</InputLabel>
      <Select
        autoWidth
        id="select-zone"
        labelId="select-zone-label"
        label="Zone"
        defaultValue="a"
        renderValue={(zone) => zone.toUpperCase()}
      >
        <MenuItem value="a">A: the old town</MenuItem>
        <MenuItem value="b">B: up to the ring road</MenuItem>
        <MenuItem value="c">C: airport and harbour</MenuItem>
      </Select>
    </FormControl>
  );
}
