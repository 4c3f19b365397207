import Avatar from '@mui/material/Avatar';

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

export default function AvatarLink() {
  return (
    <Avatar
      component="a"
      href="#make-it-a-link-or-a-button"
      alt="Profile of Ida Holm"
      src={ida}
      sx={{
        width: 48,
        height: 48,
        '&:focus-visible': { outline: '2px solid', outlineOffset: 2 },
      }}
    />
  );
}
