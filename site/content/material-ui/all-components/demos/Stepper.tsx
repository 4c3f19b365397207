import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

export default function StepperPicture() {
  return (
    <Box sx={{ width: 240 }}>
      <Stepper activeStep={1} alternativeLabel>
        <Step>
          <StepLabel>Cart</StepLabel>
        </Step>
        <Step>
          <StepLabel>Address</StepLabel>
        </Step>
        <Step>
          <StepLabel>Pay</StepLabel>
        </Step>
      </Stepper>
    </Box>
  );
}
