import * as React from 'react';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import Stack from '@mui/material/Stack';

const pages = 12;

export default function StepperMobile() {
  const [page, setPage] = React.useState(3);

  const back = (
    <Button disabled={page === 0} onClick={() => setPage(page - 1)}>
      Back
    </Button>
  );
  const next = (
    <Button disabled={page === pages - 1} onClick={() => setPage(page + 1)}>
      Next
    </Button>
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <MobileStepper
        variant="text"
        position="static"
        steps={pages}
        activeStep={page}
        backButton={back}
        nextButton={next}
      />
      <MobileStepper
        variant="progress"
        position="static"
        steps={pages}
        activeStep={page}
        backButton={back}
        nextButton={next}
        LinearProgressProps={{ 'aria-label': 'Pages' }}
      />
    </Stack>
  );
}
