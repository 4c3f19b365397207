import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Crop from '@mui/icons-material/Crop';
import RotateRight from '@mui/icons-material/RotateRight';
import Tune from '@mui/icons-material/Tune';

export default function SpeedDialLabels() {
  return (
    <Box sx={{ height: 260, pl: 12, display: 'flex', alignItems: 'flex-end' }}>
      <SpeedDial ariaLabel="Picture" icon={<SpeedDialIcon />}>
        <SpeedDialAction icon={<Crop />} tooltipTitle="Crop" tooltipOpen />
        <SpeedDialAction icon={<RotateRight />} tooltipTitle="Rotate" tooltipOpen />
        <SpeedDialAction icon={<Tune />} tooltipTitle="Adjust" tooltipOpen />
      </SpeedDial>
    </Box>
  );
}
