import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import Flag from '@mui/icons-material/Flag';

const letters = [
  { name: 'Mia Brandt', text: 'The boat is back in the water', flagged: true },
  { name: 'Ben Reyes', text: 'Can you take the early watch?', flagged: false },
  { name: 'Archive', text: 'Read only since Monday', flagged: false, closed: true },
];

const inbox = {
  width: 360,
  maxWidth: '100%',
  bgcolor: 'background.paper',
  '& .Mui-selected': { boxShadow: 'inset 4px 0 0 currentColor' },
  '& .keyboard': { outline: '2px solid', outlineOffset: -2 },
};

export default function ListInbox() {
  const [open, setOpen] = React.useState('Mia Brandt');

  return (
    <List disablePadding sx={inbox} aria-label="Inbox">
      {letters.map(({ name, text, flagged, closed }) => (
        <ListItem key={name} disablePadding>
          <ListItemButton
            alignItems="flex-start"
            disableGutters
            divider
            disabled={closed}
            selected={open === name}
            aria-current={open === name}
            onClick={() => setOpen(name)}
            focusVisibleClassName="keyboard"
            sx={{ px: 1.5 }}
          >
            <ListItemAvatar sx={{ mt: 0, minWidth: 52 }}>
              <Avatar sx={{ bgcolor: 'primary.main' }}>{name[0]}</Avatar>
            </ListItemAvatar>
            <ListItemText disableTypography sx={{ my: 0 }}>
              <Typography component="span" variant="subtitle2" display="block">
                {name}
              </Typography>
              <Typography component="span" variant="body2">
                {text}
              </Typography>
            </ListItemText>
            {flagged && (
              <ListItemIcon sx={{ minWidth: 0, color: 'inherit' }}>
                <Flag titleAccess="Flagged" fontSize="small" />
              </ListItemIcon>
            )}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
