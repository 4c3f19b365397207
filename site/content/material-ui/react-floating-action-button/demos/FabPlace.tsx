import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Add from '@mui/icons-material/Add';

const trips = [
  'Bergen, 3 days',
  'Lisbon, a week',
  'Utrecht, 2 days',
  'Kraków, 4 days',
];

const items = trips.map((trip) => (
  <ListItem key={trip} divider>
    <ListItemText primary={trip} />
  </ListItem>
));

export default function FabPlace() {
  return (
    <Box sx={{ position: 'relative', width: 280 }}>
      <List
        tabIndex={0}
        aria-label="Trips"
        sx={{ height: 220, overflow: 'auto', pb: 11, bgcolor: 'background.paper' }}
      >
        {items}
      </List>
      <Fab
        color="primary"
        aria-label="Add a trip"
        sx={{ position: 'absolute', right: 16, bottom: 16 }}
      >
        <Add />
      </Fab>
    </Box>
  );
}
