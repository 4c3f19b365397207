import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import DirectionsBus from '@mui/icons-material/DirectionsBus';
import LocalCafe from '@mui/icons-material/LocalCafe';
import Wifi from '@mui/icons-material/Wifi';

export default function ListBasic() {
  return (
    <List sx={{ width: 320, maxWidth: '100%', bgcolor: 'background.paper' }}>
      <ListItem>
        <ListItemIcon>
          <DirectionsBus />
        </ListItemIcon>
        <ListItemText primary="Bus 40 stops at the door" />
      </ListItem>
      <ListItem>
        <ListItemIcon>
          <LocalCafe />
        </ListItemIcon>
        <ListItemText primary="Breakfast from 7 to 10" />
      </ListItem>
      <ListItem>
        <ListItemIcon>
          <Wifi />
        </ListItemIcon>
        <ListItemText primary="Wi-Fi in all rooms" />
      </ListItem>
    </List>
  );
}
