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
        role="group"
        aria-label="Team"
        sx={{ '& .MuiAvatar-root': { boxShadow: 4 } }}
      >
        <Avatar sx={{ bgcolor: '#455a64', color: '#fff' }}>AK</Avatar>
        <Avatar sx={{ bgcolor: '#263238', color: '#fff' }}>TM</Avatar>
      </AvatarGroup>
    </Stack>
  );
}
