import * as React from 'react';
import TextField from '@mui/material/TextField';

export default function FieldHelp() {
  const [mail, setMail] = React.useState('anna@');
  const wrong = !/^\S+@\S+\.\S+$/.test(mail);

  return (
    <TextField
      id="help-mail"
      label="Email"
      type="email"
      autoComplete="email"
      value={mail}
      onChange={(event) => setMail(event.target.value)}
      error={wrong}
      helperText={
        wrong
          ? 'Add what comes after the @.'
          : 'We only write when an order changes.'
      }
    />
  );
}
