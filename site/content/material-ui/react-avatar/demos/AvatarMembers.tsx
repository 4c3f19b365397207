import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Badge from '@mui/material/Badge';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
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

interface Member {
  name: string;
  role: string;
  online: boolean;
  color: string;
  picture?: string;
}

const members: Member[] = [
  {
    name: 'Ida Holm',
    role: 'Product lead, Oslo',
    online: true,
    color: '#1565c0',
    picture: portrait('#cfe3f2', '#5b3a29', '#f0c6a4', '#2f5d8a'),
  },
  {
    name: 'Jan Novak',
    role: 'Engineer, Brno',
    online: true,
    color: '#6a1b9a',
    picture: portrait('#f4dcc4', '#2a2320', '#a9714b', '#6b3f5b'),
  },
  { name: 'Rosa Lima', role: 'Research, Porto', online: false, color: '#00695c' },
  { name: 'Kofi Mensah', role: 'Design, Accra', online: true, color: '#ad1457' },
  { name: 'Yuki Tanaka', role: 'Support, Osaka', online: false, color: '#4e342e' },
];

const initials = (name: string) =>
  name
    .split(' ')
    .map((word) => Array.from(word)[0])
    .join('');

function Face({ member, alt }: { member: Member; alt: string }) {
  return (
    <Avatar
      alt={alt}
      src={member.picture}
      sx={{ bgcolor: member.color, color: '#fff' }}
    >
      {initials(member.name)}
    </Avatar>
  );
}

export default function AvatarMembers() {
  const [onlineOnly, setOnlineOnly] = React.useState(false);
  const online = members.filter((member) => member.online);

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 420, p: 2 }}>
      <Stack direction="row" justifyContent="space-between" alignItems="center">
        <Typography variant="h6" component="h3">
          Harbor map
        </Typography>
        <AvatarGroup
          max={3}
          role="group"
          aria-label={`${online.length} people online`}
          sx={{ '& .MuiAvatar-root': { width: 28, height: 28, fontSize: 12 } }}
        >
          {online.map((member) => (
            <Avatar
              key={member.name}
              alt={member.name}
              src={member.picture}
              sx={{ bgcolor: member.color, color: '#fff' }}
            >
              {initials(member.name)}
            </Avatar>
          ))}
        </AvatarGroup>
      </Stack>
      <FormControlLabel
        label="Online only"
        control={
          <Switch
            size="small"
            checked={onlineOnly}
            onChange={(event) => setOnlineOnly(event.target.checked)}
          />
        }
      />
      <List disablePadding>
        {(onlineOnly ? online : members).map((member) => (
          <ListItem key={member.name} disableGutters>
            <ListItemAvatar>
              <Badge
                variant="dot"
                color="success"
                overlap="circular"
                invisible={!member.online}
                anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
              >
                <Face member={member} alt="" />
              </Badge>
            </ListItemAvatar>
            <ListItemText
              primary={member.name}
              secondary={`${member.role} · ${member.online ? 'online' : 'offline'}`}
            />
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
