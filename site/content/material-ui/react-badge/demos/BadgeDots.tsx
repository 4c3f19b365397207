import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import Notifications from '@mui/icons-material/Notifications';

export default function BadgeDots() {
  return (
    <Stack direction="row" spacing={4} alignItems="center">
      <Badge variant="dot" color="error" badgeContent={7}>
        <Notifications titleAccess="There are new notices" />
      </Badge>
      <Badge variant="dot" color="success" overlap="circular">
        <Avatar
          sx={{ bgcolor: '#37474f', color: '#fff' }}
          role="img"
          aria-label="Rosa Lima, online"
        >
          RL
        </Avatar>
      </Badge>
    </Stack>
  );
}
