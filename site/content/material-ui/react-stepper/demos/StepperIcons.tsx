import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepConnector, { stepConnectorClasses } from '@mui/material/StepConnector';
import type { StepIconProps } from '@mui/material/StepIcon';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import HomeIcon from '@mui/icons-material/Home';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import StoreIcon from '@mui/icons-material/Store';

const icons = [<StoreIcon />, <LocalShippingIcon />, <HomeIcon />];

function SubjectIcon({ icon, active, completed }: StepIconProps) {
  const on = active || completed;
  return (
    <Box
      sx={{
        display: 'flex',
        p: 1,
        borderRadius: '50%',
        bgcolor: on ? 'primary.main' : 'action.selected',
        color: on ? 'primary.contrastText' : 'text.secondary',
      }}
    >
      {icons[Number(icon) - 1]}
    </Box>
  );
}

const line = (
  <StepConnector
    sx={{
      [`&.${stepConnectorClasses.alternativeLabel}`]: { top: 18 },
      [`& .${stepConnectorClasses.line}`]: { borderTopWidth: 3 },
    }}
  />
);

export default function StepperIcons() {
  return (
    <Stepper
      activeStep={1}
      alternativeLabel
      connector={line}
      sx={{ width: '100%', '& .MuiStepConnector-root': { mx: 1 } }}
    >
      {['Shop', 'Van', 'Home'].map((name) => (
        <Step key={name}>
          <StepLabel StepIconComponent={SubjectIcon}>{name}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
