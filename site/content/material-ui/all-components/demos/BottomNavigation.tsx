import FavoriteIcon from '@mui/icons-material/Favorite';
import HomeIcon from '@mui/icons-material/Home';
import PlaceIcon from '@mui/icons-material/Place';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';

export default function BottomNavigationPicture() {
  return (
    <BottomNavigation showLabels value={0} sx={{ width: 240, borderRadius: 1 }}>
      <BottomNavigationAction label="Home" icon={<HomeIcon />} />
      <BottomNavigationAction label="Saved" icon={<FavoriteIcon />} />
      <BottomNavigationAction label="Nearby" icon={<PlaceIcon />} />
    </BottomNavigation>
  );
}
