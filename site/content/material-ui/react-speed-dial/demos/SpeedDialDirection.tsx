import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Call from '@mui/icons-material/Call';
import Mail from '@mui/icons-material/Mail';

export default function SpeedDialDirection() {
  return (
    <Box sx={{ width: 240 }}>
      <SpeedDial ariaLabel="Contact" icon={<SpeedDialIcon />} direction="right">
        <SpeedDialAction
          icon={<Call />}
          tooltipTitle="Call"
          tooltipPlacement="bottom"
        />
        <SpeedDialAction
          icon={<Mail />}
          tooltipTitle="Mail"
          tooltipPlacement="bottom"
        />
      </SpeedDial>
    </Box>
  );
}
