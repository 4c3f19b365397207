import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import LockIcon from '@mui/icons-material/Lock';

export default function StepperRepeat() {
  const [checked, setChecked] = React.useState(false);

  return (
    <Stack spacing={2} alignItems="flex-start">
      <Stepper
        activeStep={2}
        nonLinear
        orientation="vertical"
        aria-label="Order"
        role="group"
      >
        <Step completed>
          <StepButton>Order</StepButton>
        </Step>
        <Step active={!checked} completed={checked}>
          <StepButton optional={checked ? 'Done twice' : 'Once more, please'}>
            Check
          </StepButton>
        </Step>
        <Step disabled={!checked}>
          <StepButton icon={checked ? undefined : <LockIcon color="disabled" />}>
            Payment
          </StepButton>
        </Step>
      </Stepper>
      <Button variant="outlined" onClick={() => setChecked(!checked)}>
        {checked ? 'Check again' : 'Confirm the check'}
      </Button>
    </Stack>
  );
}
