import FormControl, { useFormControl } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

function MeterHint() {
  const control = useFormControl();
  const hint = control?.focused
    ? 'Only the black digits, without the red ones.'
    : 'Seven digits';

  return (
    <FormHelperText id="meter-hint">
      {control?.filled && !control.focused ? 'Thank you.' : hint}
    </FormHelperText>
  );
}

export default function FieldControlState() {
  return (
    <FormControl sx={{ width: 320, maxWidth: '100%' }}>
      <InputLabel htmlFor="meter-reading">Meter reading</InputLabel>
      <OutlinedInput
        id="meter-reading"
        label="Meter reading"
        inputProps={{ inputMode: 'numeric', 'aria-describedby': 'meter-hint' }}
      />
      <MeterHint />
    </FormControl>
  );
}
