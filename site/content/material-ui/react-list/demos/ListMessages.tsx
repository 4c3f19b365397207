import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

export default function ListMessages() {
  return (
    <List sx={{ width: 360, maxWidth: '100%', bgcolor: 'background.paper' }}>
      <ListItem alignItems="flex-start">
        <ListItemAvatar>
          <Avatar sx={{ bgcolor: 'primary.main' }}>R</Avatar>
        </ListItemAvatar>
        <ListItemText
          primary="Rosa Lima"
          secondary="The tiles have arrived, but two boxes are broken. Shall I send them back or do we take the grey ones for the hall?"
          primaryTypographyProps={{ fontWeight: 'medium' }}
          secondaryTypographyProps={{ sx: { mt: 0.5 } }}
        />
      </ListItem>
    </List>
  );
}
