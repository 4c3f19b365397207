import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const portrait = (ground: string, hair: string, skin: string, shirt: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" width="80" height="80">
      <path fill="${ground}" d="M0 0h80v80H0z"/>
      <path fill="${hair}" d="M18 40a22 24 0 0 1 44 0v16H18z"/>
      <circle cx="40" cy="40" r="15" fill="${skin}"/>
      <path fill="${hair}" d="M25 36q10-2 14-10 6 9 16 10-2-16-15-16T25 36z"/>
      <path fill="${shirt}" d="M12 80q2-22 28-22t28 22z"/>
    </svg>`,
  )}`;

const ida = portrait('#cfe3f2', '#5b3a29', '#f0c6a4', '#2f5d8a');
const jan = portrait('#f4dcc4', '#2a2320', '#a9714b', '#6b3f5b');

export default function AvatarPictures() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar alt="Ida Holm" src={ida} />
      <Avatar
        alt="Jan Novak"
        src={jan}
        srcSet={`${jan} 80w, ${jan} 160w`}
        sizes="40px"
      />
    </Stack>
  );
}
