import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const width = 150;

export default function DrawerPermanent() {
  return (
    <Box sx={{ display: 'flex' }}>
      <AppBar sx={{ zIndex: (theme) => theme.zIndex.drawer + 1 }}>
        <Toolbar>
          <Typography variant="h6" component="h1">
            Harbour
          </Typography>
        </Toolbar>
      </AppBar>
      <Drawer
        variant="permanent"
        sx={{ width, flexShrink: 0, '& .MuiDrawer-paper': { width } }}
      >
        <Toolbar />
        <List component="nav" aria-label="Harbour">
          {['Berths', 'Ships', 'Tides'].map((place) => (
            <ListItemButton
              key={place}
              component="a"
              href="#top"
              selected={place === 'Ships'}
              aria-current={place === 'Ships' ? 'page' : undefined}
            >
              <ListItemText primary={place} />
            </ListItemButton>
          ))}
        </List>
      </Drawer>
      <Box component="main" sx={{ p: 3 }}>
        <Toolbar />
        <Typography>Three ships are expected today.</Typography>
      </Box>
    </Box>
  );
}
