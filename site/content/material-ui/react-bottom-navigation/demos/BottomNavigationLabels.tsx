import Box from '@mui/material/Box';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Favorite from '@mui/icons-material/Favorite';
import History from '@mui/icons-material/History';
import Search from '@mui/icons-material/Search';

export default function BottomNavigationLabels() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, display: 'grid', gap: 2 }}>
      <BottomNavigation showLabels value={0}>
        <BottomNavigationAction label="Search" icon={<Search />} />
        <BottomNavigationAction label="Saved" icon={<Favorite />} />
        <BottomNavigationAction label="Recent" icon={<History />} />
      </BottomNavigation>
      <BottomNavigation value={0}>
        <BottomNavigationAction label="Search" icon={<Search />} />
        <BottomNavigationAction label="Saved" icon={<Favorite />} showLabel />
        <BottomNavigationAction label="Recent" icon={<History />} />
      </BottomNavigation>
    </Box>
  );
}
