import Box from '@mui/material/Box';
import Step, { type StepProps } from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import MailIcon from '@mui/icons-material/Mail';

function CustomsStep({ index, last }: StepProps) {
  return (
    <Step index={index} last={last}>
      <StepLabel
        icon={<MailIcon color="primary" />}
        slotProps={{ label: { title: 'Opened by customs' } }}
      >
        Customs
      </StepLabel>
    </Step>
  );
}

export default function StepperParcel() {
  return (
    <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
      <Stepper activeStep={1}>
        <Step>
          <StepLabel>Nairobi</StepLabel>
        </Step>
        <CustomsStep />
        <Step>
          <StepLabel>Hamburg</StepLabel>
        </Step>
      </Stepper>
    </Box>
  );
}
