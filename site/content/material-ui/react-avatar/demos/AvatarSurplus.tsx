import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

const faces = ['Ada', 'Ben', 'Cleo'].map((name) => (
  <Avatar key={name} sx={{ bgcolor: '#37474f', color: '#fff' }}>
    {name[0]}
  </Avatar>
));

const short = (count: number) =>
  count >= 1000 ? `${Math.floor(count / 1000)}k` : `${count}`;

const more = {
  role: 'img',
  'aria-label': 'and 4,800 more',
  sx: { bgcolor: 'primary.main', color: 'primary.contrastText', fontSize: 14 },
};

export default function AvatarSurplus() {
  return (
    <AvatarGroup
      max={4}
      total={4803}
      renderSurplus={(surplus) => `+${short(surplus)}`}
      slotProps={{ additionalAvatar: more }}
    >
      {faces}
    </AvatarGroup>
  );
}
