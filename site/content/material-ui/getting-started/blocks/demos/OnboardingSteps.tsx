import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import StepContent from '@mui/material/StepContent';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = [
  {
    label: 'Connect your bank',
    text: 'Transactions from the last 90 days appear within a minute.',
    action: 'Connect a bank',
    minutes: 3,
  },
  {
    label: 'Invite your accountant',
    text: 'They can read everything and change nothing.',
    action: 'Send an invitation',
    minutes: 1,
    optional: true,
  },
  {
    label: 'Send the first invoice',
    text: 'Start from a template that has your logo and address.',
    action: 'Create an invoice',
    minutes: 5,
  },
];

export default function OnboardingSteps() {
  const [active, setActive] = React.useState(0);
  const [done, setDone] = React.useState<number[]>([]);
  const left = steps
    .filter((step, index) => !done.includes(index))
    .reduce((sum, { minutes }) => sum + minutes, 0);

  const finish = () => {
    const now = [...new Set([...done, active])];
    setDone(now);
    const next = steps.findIndex((step, index) => !now.includes(index));
    setActive(next < 0 ? steps.length : next);
  };

  return (
    <Paper variant="outlined" sx={{ width: 1, maxWidth: 480, p: 3 }}>
      <Typography variant="h6" component="h3">
        Set up your books
      </Typography>
      <Stack direction="row" spacing={2} alignItems="center" sx={{ mt: 1, mb: 2 }}>
        <LinearProgress
          variant="determinate"
          value={(done.length / steps.length) * 100}
          aria-label="Setup progress"
          sx={{ flexGrow: 1 }}
        />
        <Typography role="status" variant="body2" color="text.secondary">
          {left ? `About ${left} min left` : 'All set'}
        </Typography>
      </Stack>
      <Stepper nonLinear orientation="vertical" activeStep={active}>
        {steps.map(({ label, text, action, optional }, index) => (
          <Step key={label} completed={done.includes(index)}>
            <StepButton
              onClick={() => setActive(index)}
              aria-expanded={index === active}
              optional={
                optional && (
                  <Typography variant="caption" color="text.secondary">
                    Optional
                  </Typography>
                )
              }
            >
              {label}
            </StepButton>
            <StepContent>
              <Typography gutterBottom>{text}</Typography>
              <Box sx={{ mt: 1 }}>
                <Button variant="contained" onClick={finish}>
                  {done.includes(index) ? 'Done' : action}
                </Button>
                {optional && !done.includes(index) && (
                  <Button onClick={finish} sx={{ ml: 1 }}>
                    Skip
                  </Button>
                )}
              </Box>
            </StepContent>
          </Step>
        ))}
      </Stepper>
    </Paper>
  );
}
