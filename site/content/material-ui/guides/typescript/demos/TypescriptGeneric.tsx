import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

interface Port {
  name: string;
  country: string;
}

const ports: Port[] = [
  { name: 'Bergen', country: 'Norway' },
  { name: 'Esbjerg', country: 'Denmark' },
  { name: 'Harwich', country: 'England' },
];

export default function TypescriptGeneric() {
  const [port, setPort] = React.useState<Port | null>(null);

  return (
    <Stack spacing={1} sx={{ width: 260 }}>
      <Autocomplete
        id="typescript-port"
        options={ports}
        value={port}
        onChange={(_event, next) => setPort(next)}
        getOptionLabel={(option) => option.name}
        isOptionEqualToValue={(option, value) => option.name === value.name}
        renderInput={(params) => <TextField {...params} label="Port" />}
      />
      <Typography variant="body2" color="text.secondary">
        {port ? `In ${port.country}` : 'None chosen'}
      </Typography>
    </Stack>
  );
}
