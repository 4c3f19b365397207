import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';

const parts = ['About you', 'Picture', 'Links'];

export default function StepperFree() {
  const [active, setActive] = React.useState(0);
  const [done, setDone] = React.useState([false, true, false]);

  return (
    <Box sx={{ width: '100%' }}>
      <Stepper nonLinear activeStep={active} alternativeLabel>
        {parts.map((name, index) => (
          <Step key={name} completed={done[index]}>
            <StepButton onClick={() => setActive(index)}>{name}</StepButton>
          </Step>
        ))}
      </Stepper>
      <Box sx={{ mt: 3, textAlign: 'center' }}>
        <Button
          variant="outlined"
          onClick={() => setDone(done.map((was, i) => (i === active ? !was : was)))}
        >
          {done[active] ? 'Reopen' : 'Complete'}: {parts[active]}
        </Button>
      </Box>
    </Box>
  );
}
