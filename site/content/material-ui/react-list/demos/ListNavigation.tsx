import * as React from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Drafts from '@mui/icons-material/Drafts';
import Inbox from '@mui/icons-material/Inbox';
import Send from '@mui/icons-material/Send';

const folders = [
  { name: 'Inbox', icon: <Inbox /> },
  { name: 'Drafts', icon: <Drafts /> },
  { name: 'Sent', icon: <Send /> },
];

export default function ListNavigation() {
  const [folder, setFolder] = React.useState('Inbox');

  return (
    <Box
      component="nav"
      aria-label="Folders"
      sx={{ width: 280, maxWidth: '100%', bgcolor: 'background.paper' }}
    >
      <List>
        {folders.map(({ name, icon }) => (
          <ListItem key={name} disablePadding>
            <ListItemButton
              selected={folder === name}
              aria-current={folder === name ? 'page' : undefined}
              onClick={() => setFolder(name)}
            >
              <ListItemIcon>{icon}</ListItemIcon>
              <ListItemText primary={name} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
