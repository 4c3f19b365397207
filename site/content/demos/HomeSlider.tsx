import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function HomeSlider() {
  return (
    <Box sx={{ width: '100%', maxWidth: 240, mx: 'auto', pt: 3 }}>
      <Slider
        aria-label="Level"
        defaultValue={64}
        step={4}
        valueLabelDisplay="on"
        marks={[0, 25, 50, 75, 100].map((value) => ({ value }))}
      />
    </Box>
  );
}
