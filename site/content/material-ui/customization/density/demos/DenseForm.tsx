import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const rooms = ['Aurora', 'Basin', 'Canopy'];

export default function DenseForm() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={4}>
      <Stack component="form" spacing={2} noValidate>
        <TextField label="Name" defaultValue="Weekly review" />
        <TextField label="People" defaultValue="6" />
        <Stack direction="row" spacing={1}>
          <Button variant="contained">Book</Button>
          <Button>Cancel</Button>
        </Stack>
      </Stack>
      <List aria-label="Rooms" sx={{ minWidth: 160 }}>
        {rooms.map((room) => (
          <ListItem key={room} divider>
            <ListItemText primary={room} />
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
