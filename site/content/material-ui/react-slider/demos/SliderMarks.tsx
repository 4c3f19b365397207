import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

const marks = [
  { value: 1, label: 'Mild' },
  { value: 3, label: 'Medium' },
  { value: 5, label: 'Hot' },
];

export default function SliderMarks() {
  return (
    <Box sx={{ width: 280, maxWidth: '100%', px: 2 }}>
      <Slider
        aria-label="Spice"
        defaultValue={3}
        min={1}
        max={5}
        step={1}
        marks={marks}
      />
      <Slider aria-label="Portions" defaultValue={4} min={1} max={8} marks />
    </Box>
  );
}
