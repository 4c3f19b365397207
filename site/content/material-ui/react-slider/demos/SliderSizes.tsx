import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function SliderSizes() {
  return (
    <Box sx={{ width: 240, maxWidth: '100%', px: 1 }}>
      <Slider aria-label="Small" size="small" defaultValue={30} />
      <Slider aria-label="Medium" defaultValue={50} />
      <Slider aria-label="Secondary" color="secondary" defaultValue={70} />
      <Slider aria-label="Disabled" disabled defaultValue={40} />
    </Box>
  );
}
