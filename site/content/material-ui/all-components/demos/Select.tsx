import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectPicture() {
  return (
    <FormControl sx={{ width: 180 }}>
      <InputLabel id="gallery-select-label">Season</InputLabel>
      <Select
        id="gallery-select"
        labelId="gallery-select-label"
        label="Season"
        defaultValue="autumn"
        inputProps={{ 'aria-label': 'Season' }}
      >
        <MenuItem value="spring">Spring</MenuItem>
        <MenuItem value="autumn">Autumn</MenuItem>
      </Select>
    </FormControl>
  );
}
