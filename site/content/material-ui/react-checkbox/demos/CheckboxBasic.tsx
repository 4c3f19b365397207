import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function CheckboxBasic() {
  return (
    <FormGroup>
      <FormControlLabel
        control={<Checkbox defaultChecked />}
        label="Send a receipt"
      />
      <FormControlLabel control={<Checkbox />} label="Wrap it as a present" />
      <FormControlLabel
        disabled
        control={<Checkbox defaultChecked />}
        label="Insured delivery (always included)"
      />
    </FormGroup>
  );
}
