import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

const slate = { bgcolor: '#37474f', color: '#fff' };

export default function BadgeOverlap() {
  return (
    <Stack direction="row" spacing={4}>
      <Badge badgeContent={5} color="error">
        <Avatar variant="square" sx={slate}>
          Q
        </Avatar>
      </Badge>
      <Badge badgeContent={5} color="error" overlap="circular">
        <Avatar sx={slate}>Q</Avatar>
      </Badge>
    </Stack>
  );
}
