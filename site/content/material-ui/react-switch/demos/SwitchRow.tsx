import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

export default function SwitchRow() {
  return (
    <FormGroup row>
      <FormControlLabel control={<Switch size="small" />} label="Small" />
      <FormControlLabel control={<Switch />} label="Medium" />
      <FormControlLabel
        labelPlacement="start"
        control={<Switch />}
        label="Label first"
      />
    </FormGroup>
  );
}
