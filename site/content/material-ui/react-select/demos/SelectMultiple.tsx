import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';

const languages = ['Danish', 'English', 'French', 'Polish', 'Spanish'];

export default function SelectMultiple() {
  const [spoken, setSpoken] = React.useState(['English', 'Polish']);

  const change = ({ target: { value } }: SelectChangeEvent<string[]>) =>
    setSpoken(typeof value === 'string' ? value.split(',') : value);

  return (
    <FormControl sx={{ width: 280, maxWidth: '100%' }}>
      <InputLabel id="select-languages-label">Languages</InputLabel>
      <Select
        multiple
        id="select-languages"
        labelId="select-languages-label"
        label="Languages"
        value={spoken}
        onChange={change}
        renderValue={(selected) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {selected.map((language) => (
              <Chip key={language} label={language} size="small" />
            ))}
          </Box>
        )}
      >
        {languages.map((language) => (
          <MenuItem key={language} value={language}>
            {language}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
