import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';

const tips = ['Water in the evening.', 'Leave some leaves.', 'Sow the dill twice.'];

export default function StepperDots() {
  const [active, setActive] = React.useState(0);

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 360 }}>
      <Box aria-live="polite" sx={{ p: 3 }}>
        <Box component="span" sx={visuallyHidden}>
          Tip {active + 1} of {tips.length}
        </Box>
        <Typography>{tips[active]}</Typography>
      </Box>
      <MobileStepper
        variant="dots"
        position="static"
        steps={tips.length}
        activeStep={active}
        backButton={
          <Button disabled={active === 0} onClick={() => setActive(active - 1)}>
            Back
          </Button>
        }
        nextButton={
          <Button
            disabled={active === tips.length - 1}
            onClick={() => setActive(active + 1)}
          >
            Next
          </Button>
        }
      />
    </Paper>
  );
}
