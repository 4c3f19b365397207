import MailIcon from '@mui/icons-material/Mail';
import NotificationsIcon from '@mui/icons-material/Notifications';
import Badge from '@mui/joy/Badge';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

const tile = { display: 'flex', p: 1.25, borderRadius: 'md' };

export default function BadgePicture() {
  return (
    <Stack direction="row" spacing={4}>
      <Badge badgeContent={4}>
        <Sheet variant="outlined" sx={tile}>
          <MailIcon />
        </Sheet>
      </Badge>
      <Badge color="danger">
        <Sheet variant="outlined" sx={tile}>
          <NotificationsIcon />
        </Sheet>
      </Badge>
    </Stack>
  );
}
