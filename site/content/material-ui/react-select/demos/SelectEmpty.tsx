import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const rooms = ['Blue room', 'Green room', 'Library'];

export default function SelectEmpty() {
  const [room, setRoom] = React.useState('');

  return (
    <FormControl sx={{ width: 220 }}>
      <InputLabel shrink id="select-room-label">
        Room
      </InputLabel>
      <Select
        id="select-room"
        labelId="select-room-label"
        label="Room"
        notched
        displayEmpty
        value={room}
        onChange={(event) => setRoom(event.target.value)}
        renderValue={(value) => value || 'Any room'}
      >
        <MenuItem value="">Any room</MenuItem>
        {rooms.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
