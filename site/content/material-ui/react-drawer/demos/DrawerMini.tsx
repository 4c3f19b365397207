import * as React from 'react';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import InventoryIcon from '@mui/icons-material/Inventory2';
import MenuIcon from '@mui/icons-material/Menu';
import PeopleIcon from '@mui/icons-material/People';

const places = [
  { name: 'Stock', icon: <InventoryIcon /> },
  { name: 'People', icon: <PeopleIcon /> },
];

export default function DrawerMini() {
  const [open, setOpen] = React.useState(false);
  const shape = {
    width: open ? 180 : 57,
    overflowX: 'hidden',
    whiteSpace: 'nowrap',
    transition: 'width 200ms',
  };

  return (
    <Box sx={{ display: 'flex' }}>
      <Drawer
        variant="permanent"
        sx={{ ...shape, flexShrink: 0, '& .MuiDrawer-paper': shape }}
      >
        <IconButton
          aria-label="Names of the places"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          sx={{ alignSelf: 'flex-start', m: 1 }}
        >
          <MenuIcon />
        </IconButton>
        <List component="nav" aria-label="Shop">
          {places.map(({ name, icon }) => (
            <ListItemButton key={name} component="a" href="#top">
              <ListItemIcon>{icon}</ListItemIcon>
              <ListItemText primary={name} />
            </ListItemButton>
          ))}
        </List>
      </Drawer>
      <Box component="main" sx={{ p: 3 }}>
        <Typography variant="h6" component="h1">
          Shop
        </Typography>
        <Typography>40 jars of honey are left.</Typography>
      </Box>
    </Box>
  );
}
