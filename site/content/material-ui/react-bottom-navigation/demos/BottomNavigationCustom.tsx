import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import MapIcon from '@mui/icons-material/Map';
import Train from '@mui/icons-material/Train';

const filled = {
  color: 'rgba(255, 255, 255, 0.8)',
  '&.Mui-selected': { color: '#fff', bgcolor: '#00695c' },
  '& .MuiBottomNavigationAction-label, & .Mui-selected': { fontSize: 12 },
};

export default function BottomNavigationCustom() {
  const [place, setPlace] = React.useState(0);

  return (
    <BottomNavigation
      showLabels
      value={place}
      onChange={(event, next: number) => setPlace(next)}
      sx={{ width: 280, bgcolor: '#12232e' }}
    >
      <BottomNavigationAction label="Map" icon={<MapIcon />} sx={filled} />
      <BottomNavigationAction label="Trains" icon={<Train />} sx={filled} />
    </BottomNavigation>
  );
}
