import * as React from 'react';
import TextField from '@mui/material/TextField';

const most = 40;

export default function FieldCount() {
  const [title, setTitle] = React.useState('Autumn in the harbour');

  return (
    <TextField
      id="count-title"
      label="Title"
      value={title}
      onChange={(event) => setTitle(event.target.value)}
      error={title.length > most}
      helperText={`${title.length} of ${most} letters`}
      FormHelperTextProps={{ 'aria-live': 'polite' }}
      sx={{ width: 280 }}
    />
  );
}
