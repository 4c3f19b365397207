import * as React from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const states = ['New', 'In repair', 'Ready'];

export default function SelectCell() {
  const [state, setState] = React.useState('New');
  const [editing, setEditing] = React.useState(false);
  const button = React.useRef<HTMLButtonElement>(null);

  const stop = () => {
    setEditing(false);
    requestAnimationFrame(() => button.current?.focus());
  };

  return (
    <Stack direction="row" alignItems="center" spacing={2} sx={{ height: 48 }}>
      <Typography>Bicycle 31</Typography>
      {editing ? (
        <Select
          defaultOpen
          size="small"
          value={state}
          onChange={(event) => setState(event.target.value)}
          onClose={stop}
          inputProps={{ 'aria-label': 'State of bicycle 31' }}
        >
          {states.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </Select>
      ) : (
        <Button
          ref={button}
          aria-label={`Change the state of bicycle 31, ${state}`}
          onClick={() => setEditing(true)}
        >
          {state}
        </Button>
      )}
    </Stack>
  );
}
