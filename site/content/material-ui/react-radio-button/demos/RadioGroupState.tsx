import FormControl from '@mui/material/FormControl';
import FormControlLabel, {
  type FormControlLabelProps,
} from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup, { useRadioGroup } from '@mui/material/RadioGroup';

function PlaceLabel(props: FormControlLabelProps) {
  const group = useRadioGroup();
  const isChosen = group?.value === props.value;

  return (
    <FormControlLabel
      {...props}
      label={isChosen ? `${props.value}, your pickup place` : props.label}
      sx={{ color: isChosen ? 'primary.main' : undefined }}
    />
  );
}

export default function RadioGroupState() {
  return (
    <FormControl>
      <FormLabel id="radio-pickup-label">Where will you collect it?</FormLabel>
      <RadioGroup
        aria-labelledby="radio-pickup-label"
        name="pickup"
        defaultValue="Market hall"
      >
        <PlaceLabel value="Market hall" label="Market hall" control={<Radio />} />
        <PlaceLabel value="Station" label="Station" control={<Radio />} />
        <PlaceLabel value="Old mill" label="Old mill" control={<Radio />} />
      </RadioGroup>
    </FormControl>
  );
}
