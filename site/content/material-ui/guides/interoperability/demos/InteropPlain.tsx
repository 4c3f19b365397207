import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import './InteropPlain.css';

export default function InteropPlain() {
  return (
    <Box sx={{ width: 280 }}>
      <Slider aria-label="Level" defaultValue={40} className="interop-slider" />
    </Box>
  );
}
