import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

export default function CompositionElement() {
  return (
    <List component="nav" aria-label="Layout" sx={{ width: 240 }}>
      <ListItemButton component="a" href="/material-ui/react-grid2/">
        <ListItemText primary="Grid v2" />
      </ListItemButton>
      <ListItemButton component="a" href="/material-ui/react-stack/">
        <ListItemText primary="Stack" />
      </ListItemButton>
    </List>
  );
}
