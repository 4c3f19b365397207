import FilledInput from '@mui/material/FilledInput';
import FormControl from '@mui/material/FormControl';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';

export default function FieldUnits() {
  return (
    <Stack spacing={2} sx={{ width: 260, maxWidth: '100%' }}>
      <FormControl size="small">
        <InputLabel htmlFor="units-price">Price</InputLabel>
        <OutlinedInput
          id="units-price"
          label="Price"
          defaultValue="120"
          inputProps={{ inputMode: 'decimal' }}
          endAdornment={
            <InputAdornment
              position="end"
              disableTypography
              sx={{ typography: 'caption', color: 'text.secondary' }}
            >
              per night
            </InputAdornment>
          }
        />
      </FormControl>
      <FormControl size="small">
        <InputLabel htmlFor="units-weight">Luggage</InputLabel>
        <OutlinedInput
          id="units-weight"
          label="Luggage"
          defaultValue="23"
          inputProps={{ inputMode: 'decimal' }}
          endAdornment={
            <InputAdornment position="end" component="label" htmlFor="units-weight">
              kg
            </InputAdornment>
          }
        />
      </FormControl>
      <FilledInput
        defaultValue="80"
        inputProps={{ 'aria-label': 'Deposit in euros', inputMode: 'decimal' }}
        startAdornment={
          <InputAdornment position="start" variant="filled">
            €
          </InputAdornment>
        }
      />
    </Stack>
  );
}
