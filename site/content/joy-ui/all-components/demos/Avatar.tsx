import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

export default function AvatarPicture() {
  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Avatar size="lg" variant="solid" color="primary">
        AB
      </Avatar>
      <Avatar size="lg" color="success">
        GH
      </Avatar>
      <Avatar size="lg" variant="outlined" />
    </Stack>
  );
}
