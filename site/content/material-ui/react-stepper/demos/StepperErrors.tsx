import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

export default function StepperErrors() {
  return (
    <Stepper activeStep={3} alternativeLabel sx={{ width: '100%' }}>
      <Step>
        <StepLabel>Upload</StepLabel>
      </Step>
      <Step completed={false}>
        <StepLabel
          optional={
            <Typography variant="caption" display="block" align="center">
              Optional, left out
            </Typography>
          }
        >
          Crop
        </StepLabel>
      </Step>
      <Step>
        <StepLabel
          error
          optional={
            <Typography
              variant="caption"
              color="error"
              display="block"
              align="center"
            >
              Too long
            </Typography>
          }
        >
          Describe
        </StepLabel>
      </Step>
      <Step>
        <StepLabel>Publish</StepLabel>
      </Step>
    </Stepper>
  );
}
