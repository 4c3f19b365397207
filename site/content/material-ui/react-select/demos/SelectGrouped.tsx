import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import Select from '@mui/material/Select';

export default function SelectGrouped() {
  const [dish, setDish] = React.useState('soup');

  return (
    <FormControl sx={{ width: 220 }}>
      <InputLabel htmlFor="select-dish">Dish</InputLabel>
      <Select
        native
        id="select-dish"
        label="Dish"
        value={dish}
        onChange={(event) => setDish(event.target.value)}
      >
        <optgroup label="Starters">
          <option value="soup">Leek soup</option>
          <option value="salad">Beetroot salad</option>
        </optgroup>
        <optgroup label="Mains">
          <option value="pasta">Pasta with sage</option>
          <option value="trout">Trout</option>
        </optgroup>
      </Select>
    </FormControl>
  );
}
