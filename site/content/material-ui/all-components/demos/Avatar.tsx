import PersonIcon from '@mui/icons-material/Person';
import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

export default function AvatarPicture() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
        AB
      </Avatar>
      <Avatar sx={{ bgcolor: 'secondary.main', color: 'secondary.contrastText' }}>
        GH
      </Avatar>
      <Avatar>
        <PersonIcon />
      </Avatar>
    </Stack>
  );
}
