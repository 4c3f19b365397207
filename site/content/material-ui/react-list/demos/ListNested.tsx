import * as React from 'react';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';

export default function ListNested() {
  const [open, setOpen] = React.useState(true);

  return (
    <List sx={{ width: 280, maxWidth: '100%', bgcolor: 'background.paper' }}>
      <ListItem disablePadding sx={{ display: 'block' }}>
        <ListItemButton
          aria-expanded={open}
          aria-controls="list-travel"
          onClick={() => setOpen(!open)}
        >
          <ListItemText primary="Travel" />
          {open ? <ExpandLess /> : <ExpandMore />}
        </ListItemButton>
        <Collapse in={open} id="list-travel">
          <List disablePadding dense>
            {['Trains', 'Hotels'].map((name) => (
              <ListItem key={name} disablePadding>
                <ListItemButton sx={{ pl: 4 }}>
                  <ListItemText primary={name} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Collapse>
      </ListItem>
      <ListItem disablePadding>
        <ListItemButton>
          <ListItemText primary="Invoices" />
        </ListItemButton>
      </ListItem>
    </List>
  );
}
