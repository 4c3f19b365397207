import * as React from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const places = ['Inbox', 'Drafts', 'Sent', 'Archive'];

export default function DrawerBasic() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Open navigation
      </Button>
      <Drawer
        open={open}
        onClose={close}
        PaperProps={{ role: 'dialog', 'aria-label': 'Navigation' }}
      >
        <List component="nav" aria-label="Mail" sx={{ width: 240 }}>
          {places.map((place) => (
            <ListItem key={place} component="div" disablePadding>
              <ListItemButton onClick={close}>
                <ListItemText primary={place} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
    </React.Fragment>
  );
}
