import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

interface Room {
  id: number;
  name: string;
  seats: number;
}

const rooms: Room[] = [
  { id: 11, name: 'Attic', seats: 4 },
  { id: 12, name: 'Garden room', seats: 12 },
  { id: 21, name: 'Hall', seats: 60 },
  { id: 22, name: 'Studio', seats: 8 },
];

export default function AutocompleteObjects() {
  const [room, setRoom] = React.useState<Room | null>(null);

  return (
    <Stack spacing={2} sx={{ width: 300 }}>
      <Autocomplete
        id="objects-room"
        options={rooms}
        value={room}
        onChange={(_event, next) => setRoom(next)}
        getOptionLabel={(option) => option.name}
        isOptionEqualToValue={(option, value) => option.id === value.id}
        renderInput={(params) => (
          <TextField
            {...params}
            label="Room"
            helperText={room ? `Seats: ${room.seats}` : 'No room chosen'}
          />
        )}
      />
      <Button onClick={() => setRoom({ id: 12, name: 'Garden room', seats: 12 })}>
        Take the garden room
      </Button>
    </Stack>
  );
}
