import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import FiberManualRecord from '@mui/icons-material/FiberManualRecord';

const StateChip = styled(Chip)(({ theme }) => ({
  borderRadius: 6,
  fontWeight: theme.typography.fontWeightMedium,
  backgroundColor: theme.palette.action.hover,
  '& .MuiChip-icon': { fontSize: 12, marginLeft: 10 },
}));

export default function ChipCustom() {
  return (
    <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
      <StateChip icon={<FiberManualRecord color="success" />} label="Running" />
      <StateChip icon={<FiberManualRecord color="warning" />} label="Slow" />
      <StateChip icon={<FiberManualRecord color="error" />} label="Stopped" />
    </Stack>
  );
}
