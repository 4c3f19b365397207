import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';

const placements = ['top', 'start', 'bottom', 'end'] as const;

export default function CheckboxPlacement() {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">Where the label stands</FormLabel>
      <FormGroup row sx={{ alignItems: 'center', mt: 1 }}>
        {placements.map((placement) => (
          <FormControlLabel
            key={placement}
            labelPlacement={placement}
            control={<Checkbox />}
            label={placement}
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}
