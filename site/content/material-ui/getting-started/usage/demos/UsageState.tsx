import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function UsageState() {
  const [volume, setVolume] = React.useState(30);

  return (
    <Stack spacing={1} sx={{ width: 260 }}>
      <Slider aria-label="Keeps its own state" defaultValue={30} />
      <Slider
        aria-label="Keeps it here"
        value={volume}
        onChange={(_event, value) => setVolume(value as number)}
      />
      <Typography role="status">Volume {volume}</Typography>
    </Stack>
  );
}
