import * as React from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

const steps = [25, 50, 75, 100];

export default function UploadProgress() {
  const [step, setStep] = React.useState(1);

  return (
    <Stack spacing={2} alignItems="center" sx={{ width: 280, maxWidth: '100%' }}>
      <LinearProgress
        variant="determinate"
        value={steps[step]}
        aria-label="Upload"
        sx={{ width: '100%' }}
      />
      <Button variant="outlined" onClick={() => setStep((step + 1) % steps.length)}>
        Next part
      </Button>
    </Stack>
  );
}
