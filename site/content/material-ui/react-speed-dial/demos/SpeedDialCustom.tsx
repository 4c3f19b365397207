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
        classes={{ fab: 'square' }}
        sx={{ '& .square': { borderRadius: 3 } }}
        icon={
          <SpeedDialIcon
            classes={{ icon: 'plus' }}
            sx={{ '& .plus': { fontSize: 32, mt: -0.5 } }}
          />
        }
      >
        <SpeedDialAction
          icon={<Coffee />}
          tooltipTitle="Drinks"
          classes={{ fab: 'drink' }}
          sx={{ color: 'primary.main' }}
        />
        <SpeedDialAction
          icon={<Restaurant />}
          tooltipTitle="Dishes"
          TooltipClasses={{ tooltip: 'SpeedDialCustom-tip' }}
        />
      </SpeedDial>
    </Box>
  );
}
