import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import StepContent from '@mui/material/StepContent';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = [
  { name: 'Soak', text: 'Leave the beans in cold water for a night.' },
  { name: 'Cook', text: 'Simmer them for an hour, without salt.' },
  { name: 'Dress', text: 'Add oil, lemon and salt while they are warm.' },
];

export default function StepperVertical() {
  const [active, setActive] = React.useState(0);

  return (
    <Box sx={{ width: '100%', maxWidth: 420, minHeight: 240 }}>
      <Stepper orientation="vertical" nonLinear activeStep={active}>
        {steps.map(({ name, text }, index) => (
          <Step key={name} completed={index < active}>
            <StepButton
              onClick={() => setActive(index)}
              optional={
                index === 0 && <Typography variant="caption">12 hours</Typography>
              }
            >
              {name}
            </StepButton>
            <StepContent>
              <Typography gutterBottom>{text}</Typography>
              <Button
                size="small"
                variant="outlined"
                onClick={() => setActive((index + 1) % steps.length)}
              >
                {index < 2 ? 'Done' : 'From the start'}
              </Button>
            </StepContent>
          </Step>
        ))}
      </Stepper>
    </Box>
  );
}
