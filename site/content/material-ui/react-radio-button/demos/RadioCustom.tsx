import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import CheckCircle from '@mui/icons-material/CheckCircle';
import PanoramaFishEye from '@mui/icons-material/PanoramaFishEye';

const answers = ['Agree', 'Undecided', 'Disagree'];

export default function RadioCustom() {
  return (
    <RadioGroup aria-label="Your answer" defaultValue="Agree">
      {answers.map((answer) => (
        <FormControlLabel
          key={answer}
          value={answer}
          label={answer}
          slotProps={{ typography: { variant: 'body2' } }}
          control={
            <Radio
              color="success"
              icon={<PanoramaFishEye />}
              checkedIcon={<CheckCircle />}
            />
          }
        />
      ))}
    </RadioGroup>
  );
}
