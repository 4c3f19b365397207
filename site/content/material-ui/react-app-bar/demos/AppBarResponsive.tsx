import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import MenuIcon from '@mui/icons-material/Menu';

const places = ['Timetable', 'Tickets', 'Lost property'];

export default function AppBarResponsive() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <Box>
      <AppBar position="static">
        <Toolbar>
          <IconButton
            edge="start"
            color="inherit"
            aria-label="Open navigation"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            sx={{ mr: 1, display: { sm: 'none' } }}
          >
            <MenuIcon />
          </IconButton>
          <Typography variant="h6" component="h1" sx={{ flexGrow: 1 }}>
            Harbour line
          </Typography>
          <Box
            component="nav"
            aria-label="Harbour line"
            sx={{ display: { xs: 'none', sm: 'block' } }}
          >
            {places.map((place) => (
              <Button key={place} color="inherit" href="#top">
                {place}
              </Button>
            ))}
          </Box>
        </Toolbar>
      </AppBar>
      <Typography component="main" sx={{ p: 3 }}>
        The next boat leaves at 14:20.
      </Typography>
      <Drawer
        open={open}
        onClose={close}
        PaperProps={{ role: 'dialog', 'aria-label': 'Navigation' }}
      >
        <Box component="nav" aria-label="All pages" sx={{ width: 240 }}>
          <List>
            {places.map((place) => (
              <ListItem key={place} disablePadding>
                <ListItemButton component="a" href="#top" onClick={close}>
                  <ListItemText primary={place} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Box>
      </Drawer>
    </Box>
  );
}
