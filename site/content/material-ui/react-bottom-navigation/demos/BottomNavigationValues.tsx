import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Favorite from '@mui/icons-material/Favorite';
import Search from '@mui/icons-material/Search';

export default function BottomNavigationValues() {
  const [place, setPlace] = React.useState('saved');

  return (
    <BottomNavigation
      showLabels
      value={place}
      onChange={(event, next: string) => setPlace(next)}
      sx={{ width: 280 }}
    >
      <BottomNavigationAction value="search" label="Search" icon={<Search />} />
      <BottomNavigationAction value="saved" label="Saved" icon={<Favorite />} />
    </BottomNavigation>
  );
}
