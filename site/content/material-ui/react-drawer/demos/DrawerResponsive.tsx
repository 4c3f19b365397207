import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const paper = { '& .MuiDrawer-paper': { width: 180 } };

export default function DrawerResponsive() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  const links = (
    <List component="nav" aria-label="Museum">
      {['Today', 'Exhibitions', 'Tickets'].map((place) => (
        <ListItemButton key={place} component="a" href="#top" onClick={close}>
          <ListItemText primary={place} />
        </ListItemButton>
      ))}
    </List>
  );

  return (
    <Box>
      <Drawer
        open={open}
        onClose={close}
        ModalProps={{ keepMounted: true }}
        PaperProps={{ role: 'dialog', 'aria-label': 'Navigation' }}
        sx={{ ...paper, display: { sm: 'none' } }}
      >
        {links}
      </Drawer>
      <Drawer
        variant="permanent"
        sx={{ ...paper, display: { xs: 'none', sm: 'block' } }}
      >
        {links}
      </Drawer>
      <Box component="main" sx={{ p: 2, marginLeft: { sm: '180px' } }}>
        <Button
          variant="outlined"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          sx={{ display: { sm: 'none' }, mb: 2 }}
        >
          Menu
        </Button>
        <Typography variant="h6" component="h1">
          Open until 18:00
        </Typography>
        <Typography>Last admission at 17:15.</Typography>
      </Box>
    </Box>
  );
}
