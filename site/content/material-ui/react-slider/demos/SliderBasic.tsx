import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import VolumeDown from '@mui/icons-material/VolumeDown';
import VolumeUp from '@mui/icons-material/VolumeUp';

export default function SliderBasic() {
  const [volume, setVolume] = React.useState(30);

  return (
    <Stack
      direction="row"
      spacing={2}
      alignItems="center"
      sx={{ width: 240, maxWidth: '100%' }}
    >
      <VolumeDown />
      <Slider
        aria-label="Volume"
        value={volume}
        onChange={(event, value) => setVolume(value as number)}
      />
      <VolumeUp />
    </Stack>
  );
}
