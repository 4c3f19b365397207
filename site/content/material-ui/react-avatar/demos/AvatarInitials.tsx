import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const people = ['Ida Holm', 'Jan Novak', 'Rosa Lima', 'Øystein Åsen'];

const initials = (name: string) =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => Array.from(word)[0])
    .join('');

/** The same name has the same color, always. */
function colorOf(name: string) {
  const sum = Array.from(name).reduce(
    (hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 360,
    7,
  );
  return `hsl(${sum} 45% 32%)`;
}

export default function AvatarInitials() {
  return (
    <Stack direction="row" spacing={2}>
      {people.map((name) => (
        <Avatar
          key={name}
          role="img"
          aria-label={name}
          sx={{ bgcolor: colorOf(name), color: '#fff' }}
        >
          {initials(name)}
        </Avatar>
      ))}
    </Stack>
  );
}
