import * as React from 'react';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';

export default function FieldAside() {
  const [number, setNumber] = React.useState('DE 12');
  const wrong = number.replace(/\s/g, '').length !== 11;

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <InputLabel htmlFor="aside-vat" required error={wrong} sx={{ pt: 1 }}>
        VAT number
      </InputLabel>
      <div>
        <OutlinedInput
          id="aside-vat"
          size="small"
          required
          error={wrong}
          value={number}
          onChange={(event) => setNumber(event.target.value)}
          aria-describedby="aside-vat-help"
        />
        <FormHelperText id="aside-vat-help" error={wrong}>
          Two letters and nine digits
        </FormHelperText>
      </div>
    </Stack>
  );
}
