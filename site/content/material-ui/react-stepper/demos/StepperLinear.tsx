import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = ['Cabin', 'Guests', 'Payment'];

export default function StepperLinear() {
  const [active, setActive] = React.useState(1);
  const done = active === steps.length;

  return (
    <Box sx={{ width: '100%' }}>
      <Stepper activeStep={active}>
        {steps.map((name) => (
          <Step key={name}>
            <StepLabel>{name}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography role="status" sx={{ my: 3 }}>
        {done ? 'The cabin is booked.' : `Step ${active + 1} of 3: ${steps[active]}`}
      </Typography>
      <Stack direction="row" spacing={1}>
        <Button disabled={active === 0} onClick={() => setActive(active - 1)}>
          Back
        </Button>
        <Button variant="contained" onClick={() => setActive(done ? 0 : active + 1)}>
          {done ? 'Book another' : 'Continue'}
        </Button>
      </Stack>
    </Box>
  );
}
