import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

export default function DividerList() {
  return (
    <List sx={{ width: 280, bgcolor: 'background.paper' }}>
      <ListItem>
        <ListItemText primary="Inbox" />
      </ListItem>
      <ListItem>
        <ListItemText primary="Drafts" />
      </ListItem>
      <Divider component="li" aria-hidden="true" />
      <ListItem>
        <ListItemText primary="Spam" />
      </ListItem>
    </List>
  );
}
