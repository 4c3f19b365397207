import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Stack from '@mui/material/Stack';

const guests = [
  { name: 'Ida', color: '#1565c0' },
  { name: 'Jan', color: '#6a1b9a' },
  { name: 'Rosa', color: '#00695c' },
].map(({ name, color }) => (
  <Avatar key={name} sx={{ bgcolor: color, color: '#fff' }}>
    {name[0]}
  </Avatar>
));

export default function AvatarGroups() {
  return (
    <Stack direction="row" spacing={4} useFlexGap flexWrap="wrap">
      <AvatarGroup>{guests}</AvatarGroup>
      <AvatarGroup spacing="small">{guests}</AvatarGroup>
      <AvatarGroup spacing={2} variant="rounded">
        {guests}
      </AvatarGroup>
    </Stack>
  );
}
