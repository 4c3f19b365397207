import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

const sizes = [
  { value: 0, label: 'Free' },
  { value: 20, label: '20 GB' },
  { value: 50, label: '50 GB' },
  { value: 100, label: '100 GB' },
];

export default function SliderOnlyMarks() {
  return (
    <Box sx={{ width: 320, maxWidth: '100%', px: 4 }}>
      <Slider
        aria-label="Storage"
        defaultValue={20}
        step={null}
        marks={sizes}
        getAriaValueText={(value) => `${value} gigabytes`}
      />
    </Box>
  );
}
