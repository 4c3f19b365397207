import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Campaign from '@mui/icons-material/Campaign';
import MapIcon from '@mui/icons-material/Map';

const places = [
  { name: 'Map', icon: <MapIcon /> },
  { name: 'Notices', icon: <Campaign /> },
];

export default function BottomNavigationLinks() {
  const [place, setPlace] = React.useState('Map');

  return (
    <BottomNavigation
      component="nav"
      aria-label="Places"
      showLabels
      value={place}
      onChange={(event: React.SyntheticEvent, next: string) => setPlace(next)}
      sx={{ width: 280 }}
    >
      {places.map(({ name, icon }) => (
        <BottomNavigationAction
          key={name}
          component="a"
          href="#links"
          value={name}
          label={name}
          icon={icon}
          aria-current={name === place ? 'page' : undefined}
        />
      ))}
    </BottomNavigation>
  );
}
