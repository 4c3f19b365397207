import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const woods = ['Ash', 'Beech', 'Cherry', 'Maple', 'Oak', 'Walnut'];

export default function AutocompleteControlled() {
  const [wood, setWood] = React.useState<string | null>('Cherry');
  const [text, setText] = React.useState('Cherry');

  return (
    <Stack spacing={2} sx={{ width: 300 }}>
      <Autocomplete
        id="controlled-wood"
        options={woods}
        value={wood}
        onChange={(_event, next) => setWood(next)}
        inputValue={text}
        onInputChange={(_event, next) => setText(next)}
        renderInput={(params) => <TextField {...params} label="Wood" />}
      />
      <Typography variant="body2">Chosen: {wood ?? 'nothing'}</Typography>
      <Typography variant="body2">
        Typed: {text === '' ? 'nothing' : text}
      </Typography>
    </Stack>
  );
}
