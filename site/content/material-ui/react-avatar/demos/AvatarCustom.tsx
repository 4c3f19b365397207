import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const RingedAvatar = styled(Avatar)(({ theme }) => ({
  color: '#fff',
  backgroundColor: '#455a64',
  outline: `2px solid ${theme.palette.primary.main}`,
  outlineOffset: 2,
}));

export default function AvatarCustom() {
  return (
    <Stack direction="row" spacing={3} alignItems="center">
      <RingedAvatar>IH</RingedAvatar>
      <AvatarGroup
        component="section"
        aria-label="Team"
        classes={{ avatar: 'raised' }}
        sx={{ '& .raised': { boxShadow: 4 } }}
      >
        <Avatar sx={{ bgcolor: '#455a64', color: '#fff' }}>A</Avatar>
        <Avatar
          classes={{ colorDefault: 'dark' }}
          sx={{ '&.dark': { bgcolor: '#263238', color: '#fff' } }}
        >
          B
        </Avatar>
      </AvatarGroup>
    </Stack>
  );
}
