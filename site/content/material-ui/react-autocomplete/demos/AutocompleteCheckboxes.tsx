import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import CheckedIcon from '@mui/icons-material/CheckBox';
import UncheckedIcon from '@mui/icons-material/CheckBoxOutlineBlank';

const days = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

export default function AutocompleteCheckboxes() {
  return (
    <Autocomplete
      id="checkboxes-days"
      multiple
      disableCloseOnSelect
      options={days}
      renderTags={(chosen) => (
        <Box component="span" sx={{ pl: 1 }}>
          {chosen.length} of 7
        </Box>
      )}
      renderOption={(
        { key, ...props }: React.ComponentProps<'li'>,
        day,
        { selected },
      ) => (
        <li key={key} {...props}>
          {selected ? (
            <CheckedIcon color="primary" sx={{ mr: 1.5 }} />
          ) : (
            <UncheckedIcon color="action" sx={{ mr: 1.5 }} />
          )}
          {day}
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Open on" />}
      sx={{ width: 360, maxWidth: '100%' }}
    />
  );
}
