import Avatar from '@mui/material/Avatar';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

const person = (name: string, city: string) => (
  <ListItem>
    <ListItemAvatar>
      <Avatar sx={{ bgcolor: '#37474f', color: '#fff' }}>{name[0]}</Avatar>
    </ListItemAvatar>
    <ListItemText primary={name} secondary={city} />
  </ListItem>
);

export default function DividerInset() {
  return (
    <List sx={{ width: 280, bgcolor: 'background.paper' }}>
      {person('Ida Holm', 'Oslo')}
      <Divider variant="inset" component="li" aria-hidden="true" />
      {person('Jan Novak', 'Brno')}
      <Divider variant="middle" component="li" aria-hidden="true" />
      {person('Rosa Lima', 'Porto')}
    </List>
  );
}
