import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Coffee from '@mui/icons-material/Coffee';
import Restaurant from '@mui/icons-material/Restaurant';

export default function SpeedDialCustom() {
  return (
    <Box sx={{ width: 260 }}>
      <SpeedDial
        ariaLabel="Order"
        direction="right"
        icon={<SpeedDialIcon />}
        sx={{ '& .MuiSpeedDial-fab': { borderRadius: 3 } }}
      >
        <SpeedDialAction
          icon={<Coffee />}
          tooltipTitle="Drinks"
          sx={{ color: 'primary.main' }}
        />
        <SpeedDialAction icon={<Restaurant />} tooltipTitle="Dishes" />
      </SpeedDial>
    </Box>
  );
}
