import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';

const columns = ['Name', 'Size', 'Owner', 'Changed'];

export default function SelectChecks() {
  const [shown, setShown] = React.useState(['Name', 'Size']);

  return (
    <FormControl size="small" sx={{ width: 220 }}>
      <InputLabel id="select-columns-label">Columns</InputLabel>
      <Select
        multiple
        id="select-columns"
        labelId="select-columns-label"
        label="Columns"
        value={shown}
        onChange={(event) => setShown([event.target.value].flat())}
        renderValue={(selected) => `${selected.length} of ${columns.length}`}
      >
        {columns.map((column) => (
          <MenuItem key={column} value={column}>
            <ListItemIcon>
              {shown.includes(column) ? (
                <CheckBox color="primary" />
              ) : (
                <CheckBoxOutlineBlank />
              )}
            </ListItemIcon>
            {column}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
