import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

const bands = [
  { name: 'Bass', gain: 4 },
  { name: 'Middle', gain: -2 },
  { name: 'Treble', gain: 2 },
];

export default function SliderVertical() {
  return (
    <Stack direction="row" spacing={5} sx={{ height: 180, py: 1 }}>
      {bands.map(({ name, gain }) => (
        <Stack key={name} spacing={2} alignItems="center">
          <Box sx={{ flexGrow: 1 }}>
            <Slider
              orientation="vertical"
              aria-labelledby={`slider-${name}-label`}
              defaultValue={gain}
              min={-6}
              max={6}
              getAriaValueText={(value) => `${value} decibels`}
            />
          </Box>
          <span id={`slider-${name}-label`}>{name}</span>
        </Stack>
      ))}
    </Stack>
  );
}
