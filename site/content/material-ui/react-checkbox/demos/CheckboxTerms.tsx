import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import RemoveCircle from '@mui/icons-material/RemoveCircle';

const row = { display: 'flex', alignItems: 'center' };

export default function CheckboxTerms() {
  const [missing, setMissing] = React.useState(false);
  const terms = React.useRef<HTMLInputElement>(null);

  const book = (event: React.FormEvent) => {
    event.preventDefault();
    const open = !terms.current?.checked;
    setMissing(open);
    if (open) {
      terms.current?.focus();
    }
  };

  return (
    <Box component="form" noValidate onSubmit={book}>
      <Box sx={row}>
        <Checkbox
          id="terms-read"
          required
          inputRef={terms}
          inputProps={{ 'aria-describedby': 'terms-missing' }}
        />
        <label htmlFor="terms-read">I have read the terms</label>
      </Box>
      <Box sx={row}>
        <Checkbox id="terms-safety" disabled checked />
        <label htmlFor="terms-safety">Safety check (always included)</label>
      </Box>
      <Box sx={row}>
        <Checkbox
          id="terms-extras"
          indeterminate
          indeterminateIcon={<RemoveCircle />}
        />
        <label htmlFor="terms-extras">Extras (2 of 5 chosen)</label>
      </Box>
      <Button type="submit">Book</Button>
      <Typography id="terms-missing" role="status" color="error" variant="body2">
        {missing ? 'Please read the terms first' : ''}
      </Typography>
    </Box>
  );
}
