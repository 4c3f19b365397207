import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

const steps = ['Ordered', 'Packed', 'On its way', 'Delivered'];
const active = 2;

export default function StepperLabels() {
  return (
    <Stepper
      component="ol"
      aria-label="Delivery"
      activeStep={active}
      alternativeLabel
      sx={{ width: '100%', m: 0, p: 0, listStyle: 'none' }}
    >
      {steps.map((name, index) => (
        <Step
          key={name}
          component="li"
          aria-current={index === active ? 'step' : undefined}
        >
          <StepLabel>{name}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
