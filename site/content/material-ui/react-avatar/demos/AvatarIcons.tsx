import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import Folder from '@mui/icons-material/Folder';
import Groups from '@mui/icons-material/Groups';
import SmartToy from '@mui/icons-material/SmartToy';

export default function AvatarIcons() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
        <Folder titleAccess="Folder" />
      </Avatar>
      <Avatar sx={{ bgcolor: 'secondary.main', color: 'secondary.contrastText' }}>
        <Groups titleAccess="Team" />
      </Avatar>
      <Avatar>
        <SmartToy titleAccess="Automated account" />
      </Avatar>
    </Stack>
  );
}
