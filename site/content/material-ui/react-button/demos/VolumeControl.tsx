import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import DownIcon from '@mui/icons-material/VolumeDown';
import UpIcon from '@mui/icons-material/VolumeUp';

export default function VolumeControl() {
  const [volume, setVolume] = React.useState(30);

  return (
    <Stack
      direction="row"
      spacing={2}
      alignItems="center"
      sx={{ width: 320, maxWidth: '100%' }}
    >
      <IconButton
        aria-label="Quieter"
        onClick={() => setVolume(Math.max(0, volume - 10))}
      >
        <DownIcon />
      </IconButton>
      <Slider
        aria-label="Volume"
        value={volume}
        onChange={(_, value) => setVolume(value as number)}
      />
      <IconButton
        aria-label="Louder"
        onClick={() => setVolume(Math.min(100, volume + 10))}
      >
        <UpIcon />
      </IconButton>
    </Stack>
  );
}
