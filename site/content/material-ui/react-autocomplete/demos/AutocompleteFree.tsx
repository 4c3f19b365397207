import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const reasons = ['Too large', 'Too small', 'Arrived late', 'Damaged'];

export default function AutocompleteFree() {
  const [reason, setReason] = React.useState('');

  return (
    <Autocomplete
      id="free-reason"
      freeSolo
      options={reasons}
      inputValue={reason}
      onInputChange={(_event, next) => setReason(next)}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Why do you send it back?"
          helperText="Choose, or use your own words."
        />
      )}
      sx={{ width: 320 }}
    />
  );
}
