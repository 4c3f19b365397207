import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

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

const rosa = portrait('#e4efd9', '#7c2f1d', '#e2b08c', '#3c6e47');

export default function AvatarImage() {
  const [events, setEvents] = React.useState(0);

  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Avatar
        alt="Rosa Lima"
        src={rosa}
        imgProps={{
          loading: 'lazy',
          draggable: false,
          onMouseEnter: () => setEvents(events + 1),
        }}
      />
      <Typography variant="body2">
        The pointer came {events} {events === 1 ? 'time' : 'times'}.
      </Typography>
    </Stack>
  );
}
