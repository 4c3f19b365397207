import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

export default function HomeStepper() {
  return (
    <Stepper
      activeStep={2}
      alternativeLabel
      sx={{ width: '100%', maxWidth: 520, mx: 'auto' }}
    >
      {['Place', 'Gauge', 'Alarms', 'Review'].map((label) => (
        <Step key={label}>
          <StepLabel>{label}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
