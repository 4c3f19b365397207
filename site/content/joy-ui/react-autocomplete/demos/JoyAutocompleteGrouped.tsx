import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListSubheader from '@mui/joy/ListSubheader';

interface Room {
  label: string;
  floor: string;
  taken?: boolean;
}

const rooms: Room[] = [
  { label: 'Atelier', floor: 'Ground floor' },
  { label: 'Workshop', floor: 'Ground floor', taken: true },
  { label: 'Archive', floor: 'First floor' },
  { label: 'Reading room', floor: 'First floor' },
];

export default function JoyAutocompleteGrouped() {
  return (
    <FormControl sx={{ width: 'min(300px, 100%)' }}>
      <FormLabel>Room</FormLabel>
      <Autocomplete
        options={rooms}
        groupBy={(room) => room.floor}
        getOptionDisabled={(room) => Boolean(room.taken)}
        renderGroup={({ key, group, children }) => (
          <ListItem key={key} nested role="presentation">
            <ListSubheader sticky aria-hidden>
              {group}
            </ListSubheader>
            <List role="group" aria-label={group}>
              {children}
            </List>
          </ListItem>
        )}
      />
    </FormControl>
  );
}
