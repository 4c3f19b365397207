import CheckIcon from '@mui/icons-material/Check';
import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

export default function StepperPicture() {
  return (
    <Stepper component="div" sx={{ width: 240 }}>
      <Step
        component="div"
        orientation="vertical"
        indicator={
          <StepIndicator variant="solid" color="primary">
            <CheckIcon />
          </StepIndicator>
        }
      >
        Cart
      </Step>
      <Step
        component="div"
        orientation="vertical"
        indicator={
          <StepIndicator variant="soft" color="primary">
            2
          </StepIndicator>
        }
      >
        Address
      </Step>
      <Step
        component="div"
        orientation="vertical"
        indicator={<StepIndicator variant="outlined">3</StepIndicator>}
      >
        Pay
      </Step>
    </Stepper>
  );
}
