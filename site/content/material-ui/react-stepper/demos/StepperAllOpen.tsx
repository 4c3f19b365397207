import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';

const fields = ['Street', 'Town', 'Phone'];
const focusField = (node: HTMLElement) => node.querySelector('input')?.focus();

export default function StepperAllOpen() {
  const [step, setStep] = React.useState(0);
  const [all, setAll] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <FormControlLabel
        control={<Switch checked={all} onChange={(_event, on) => setAll(on)} />}
        label="Show all steps, for printing"
      />
      <Stepper orientation="vertical" activeStep={step}>
        {fields.map((name, index) => (
          <Step key={name} expanded={all}>
            <StepLabel>{name}</StepLabel>
            <StepContent
              TransitionComponent={Fade}
              transitionDuration={{ enter: 300, exit: 0 }}
              TransitionProps={{ appear: false, onEntered: focusField }}
            >
              <Stack alignItems="flex-start">
                <TextField
                  id={`all-open-${index}`}
                  label={name}
                  size="small"
                  margin="dense"
                  fullWidth
                />
                <Button onClick={() => setStep((index + 1) % fields.length)}>
                  {index === fields.length - 1 ? 'Start again' : 'Continue'}
                </Button>
              </Stack>
            </StepContent>
          </Step>
        ))}
      </Stepper>
    </Stack>
  );
}
