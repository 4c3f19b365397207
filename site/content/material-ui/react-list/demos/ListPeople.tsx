import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

const people = [
  { name: 'Mia Berg', role: 'Architect, Oslo' },
  { name: 'Paul Adler', role: 'Engineer, Graz' },
];

export default function ListPeople() {
  return (
    <List sx={{ width: 320, maxWidth: '100%', bgcolor: 'background.paper' }}>
      {people.map(({ name, role }, index) => (
        <ListItem key={name} divider={index < people.length - 1}>
          <ListItemAvatar>
            <Avatar sx={{ bgcolor: 'primary.main' }}>{name[0]}</Avatar>
          </ListItemAvatar>
          <ListItemText primary={name} secondary={role} />
        </ListItem>
      ))}
    </List>
  );
}
