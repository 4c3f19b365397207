import MobileStepper from '@mui/material/MobileStepper';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step, { type StepProps } from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import MailIcon from '@mui/icons-material/Mail';

const route = {
  maxWidth: 560,
  '&.route': { py: 1 },
  '& .done .town': { textDecoration: 'line-through' },
  '& .nearest .town': { fontWeight: 700 },
};

function CustomsStep({ index, last }: StepProps) {
  return (
    <Step index={index} last={last} sx={{ flexShrink: 0 }}>
      <StepLabel
        icon={<MailIcon color="primary" />}
        componentsProps={{ label: { title: 'Opened by customs' } }}
      >
        Customs
      </StepLabel>
    </Step>
  );
}

export default function StepperParcel() {
  return (
    <Stack spacing={2} sx={{ maxWidth: '100%', overflowX: 'auto' }}>
      <Stepper activeStep={1} classes={{ root: 'route' }} sx={route}>
        <Step classes={{ completed: 'done' }}>
          <StepLabel
            slotProps={{ label: { lang: 'no' } }}
            classes={{ label: 'town' }}
            StepIconProps={{ sx: { color: 'success.main' } }}
            sx={{ py: 0 }}
          >
            Oslo
          </StepLabel>
        </Step>
        <CustomsStep />
        <Step classes={{ root: 'nearest' }}>
          <StepLabel classes={{ label: 'town' }}>Lerwick</StepLabel>
        </Step>
      </Stepper>
      <MobileStepper
        variant="progress"
        position="static"
        steps={3}
        activeStep={1}
        classes={{ progress: 'way' }}
        sx={{ maxWidth: 360, bgcolor: 'transparent', '& .way': { height: 8 } }}
        LinearProgressProps={{ 'aria-label': 'Way of the parcel' }}
        backButton={<Button size="small">Earlier</Button>}
        nextButton={<Button size="small">Later</Button>}
      />
    </Stack>
  );
}
