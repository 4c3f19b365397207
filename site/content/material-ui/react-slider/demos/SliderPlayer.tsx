import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import PauseIcon from '@mui/icons-material/Pause';
import PlayIcon from '@mui/icons-material/PlayArrow';
import VolumeIcon from '@mui/icons-material/VolumeUp';

const length = 214;

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const spoken = (seconds: number) =>
  `${Math.floor(seconds / 60)} minutes ${seconds % 60} seconds of ${clock(length)}`;

function usePlayback() {
  const [second, setSecond] = React.useState(47);
  const [playing, setPlaying] = React.useState(false);

  React.useEffect(() => {
    if (!playing) {
      return undefined;
    }
    const timer = setInterval(
      () => setSecond((old) => (old < length ? old + 1 : 0)),
      1000,
    );
    return () => clearInterval(timer);
  }, [playing]);

  return { second, setSecond, playing, setPlaying };
}

interface ControlsProps {
  second: number;
  playing: boolean;
  onToggle: () => void;
}

function Controls({ second, playing, onToggle }: ControlsProps) {
  const [volume, setVolume] = React.useState(60);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <IconButton
        edge="start"
        aria-label={playing ? 'Pause' : 'Play'}
        onClick={onToggle}
      >
        {playing ? <PauseIcon /> : <PlayIcon />}
      </IconButton>
      <Typography
        variant="body2"
        dir="ltr"
        sx={{ flexGrow: 1, fontVariantNumeric: 'tabular-nums' }}
      >
        {clock(second)} / {clock(length)}
      </Typography>
      <VolumeIcon aria-hidden fontSize="small" />
      <Slider
        size="small"
        aria-label="Volume"
        value={volume}
        onChange={(_event, next) => setVolume(next as number)}
        sx={{ width: 72 }}
      />
    </Stack>
  );
}

export default function SliderPlayer() {
  const { second, setSecond, playing, setPlaying } = usePlayback();

  return (
    <Paper variant="outlined" sx={{ p: 2, width: 340, maxWidth: '100%' }}>
      <Typography>Low Tide at Mill Bridge</Typography>
      <Slider
        size="small"
        aria-label="Position in the recording"
        value={second}
        max={length}
        getAriaValueText={spoken}
        onChange={(_event, next) => setSecond(next as number)}
        sx={{ '& .MuiSlider-thumb': { width: 10, height: 10 } }}
      />
      <Controls {...{ second, playing }} onToggle={() => setPlaying(!playing)} />
    </Paper>
  );
}
