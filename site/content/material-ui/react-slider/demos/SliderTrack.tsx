import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function SliderTrack() {
  return (
    <Box sx={{ width: 280, maxWidth: '100%', px: 2 }}>
      <Typography id="slider-least-label">At least (inverted)</Typography>
      <Slider
        track="inverted"
        aria-labelledby="slider-least-label"
        defaultValue={30}
      />
      <Typography id="slider-position-label">Balance (no track)</Typography>
      <Slider
        track={false}
        aria-labelledby="slider-position-label"
        defaultValue={0}
        min={-50}
        max={50}
        marks={[{ value: 0 }]}
      />
    </Box>
  );
}
