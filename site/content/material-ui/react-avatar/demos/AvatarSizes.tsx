import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const teal = { bgcolor: '#00695c', color: '#fff' };

export default function AvatarSizes() {
  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Avatar sx={{ ...teal, width: 24, height: 24, fontSize: 12 }}>IH</Avatar>
      <Avatar sx={teal}>IH</Avatar>
      <Avatar sx={{ ...teal, width: 64, height: 64, fontSize: 32 }}>IH</Avatar>
    </Stack>
  );
}
