import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';

export default function HomeAvatars() {
  return (
    <AvatarGroup sx={{ justifyContent: 'center' }}>
      <Avatar color="primary">AK</Avatar>
      <Avatar color="success">MR</Avatar>
      <Avatar color="warning">LJ</Avatar>
      <Avatar color="danger">TS</Avatar>
      <Avatar>+5</Avatar>
    </AvatarGroup>
  );
}
