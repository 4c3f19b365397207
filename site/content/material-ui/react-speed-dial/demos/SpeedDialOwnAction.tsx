import * as React from 'react';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction, {
  type SpeedDialActionProps,
} from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import DirectionsBoat from '@mui/icons-material/DirectionsBoat';
import DirectionsBus from '@mui/icons-material/DirectionsBus';

const TripAction = React.forwardRef<HTMLDivElement, SpeedDialActionProps>(
  function TripAction({ id, open, delay = 0, tooltipTitle, ...other }, ref) {
    return (
      <SpeedDialAction
        {...other}
        ref={ref}
        id={id}
        open={open}
        delay={delay * 5}
        tooltipTitle={`Trip by ${tooltipTitle}`}
      />
    );
  },
);

export default function SpeedDialOwnAction() {
  return (
    <Box sx={{ width: 260 }}>
      <SpeedDial ariaLabel="New trip" direction="right" icon={<SpeedDialIcon />}>
        <TripAction icon={<DirectionsBoat />} tooltipTitle="boat" />
        <TripAction icon={<DirectionsBus />} tooltipTitle="bus" />
      </SpeedDial>
    </Box>
  );
}
