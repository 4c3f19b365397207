import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Star from '@mui/icons-material/Star';

export default function ListDense() {
  return (
    <List dense sx={{ width: 280, maxWidth: '100%', bgcolor: 'background.paper' }}>
      <ListItem>
        <ListItemIcon>
          <Star color="primary" />
        </ListItemIcon>
        <ListItemText primary="Harbour" secondary="Favorite" />
      </ListItem>
      <ListItem>
        <ListItemText inset primary="Town hall" secondary="Opened yesterday" />
      </ListItem>
    </List>
  );
}
