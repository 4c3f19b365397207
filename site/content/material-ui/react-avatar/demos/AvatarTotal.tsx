import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Stack from '@mui/material/Stack';

const people = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gro'];

const faces = people.map((name) => <Avatar key={name}>{name[0]}</Avatar>);

const slate = { '& .MuiAvatar-root': { bgcolor: '#37474f', color: '#fff' } };

export default function AvatarTotal() {
  return (
    <Stack spacing={2} alignItems="flex-start">
      <AvatarGroup max={4} role="group" aria-label="Reviewers" sx={slate}>
        {faces}
      </AvatarGroup>
      <AvatarGroup
        max={4}
        total={128}
        role="group"
        aria-label="Subscribers"
        sx={slate}
      >
        {faces.slice(0, 3)}
      </AvatarGroup>
    </Stack>
  );
}
