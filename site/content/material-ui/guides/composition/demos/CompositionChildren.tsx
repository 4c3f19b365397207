import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import TrainIcon from '@mui/icons-material/Train';
import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';

interface LegProps {
  icon: typeof SvgIcon;
  children: React.ReactNode;
}

function Leg({ icon: Icon, children }: LegProps) {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Icon color="primary" />
      <Typography>{children}</Typography>
    </Stack>
  );
}

export default function CompositionChildren() {
  return (
    <Stack spacing={1}>
      <Leg icon={TrainIcon}>Hamburg to Puttgarden</Leg>
      <Leg icon={DirectionsBoatIcon}>Puttgarden to Rødby</Leg>
    </Stack>
  );
}
