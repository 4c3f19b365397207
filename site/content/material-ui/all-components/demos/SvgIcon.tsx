import FavoriteIcon from '@mui/icons-material/Favorite';
import HomeIcon from '@mui/icons-material/Home';
import SettingsIcon from '@mui/icons-material/Settings';
import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';

export default function SvgIconPicture() {
  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <HomeIcon fontSize="large" color="primary" />
      <FavoriteIcon fontSize="large" color="error" />
      <SettingsIcon fontSize="large" color="action" />
      <SvgIcon fontSize="large" color="success">
        <path d="M12 2 3 20h18L12 2Zm0 5 5 10H7l5-10Z" />
      </SvgIcon>
    </Stack>
  );
}
