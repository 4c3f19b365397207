import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function CheckboxPicture() {
  return (
    <FormGroup>
      <FormControlLabel control={<Checkbox defaultChecked />} label="Gift wrap" />
      <FormControlLabel control={<Checkbox />} label="Express delivery" />
    </FormGroup>
  );
}
