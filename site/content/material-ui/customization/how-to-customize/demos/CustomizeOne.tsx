import Box from '@mui/material/Box';
import Slider, { sliderClasses } from '@mui/material/Slider';

export default function CustomizeOne() {
  return (
    <Box sx={{ width: 280 }}>
      <Slider
        aria-label="Warmth"
        defaultValue={40}
        sx={{
          height: 10,
          color: 'warning.main',
          [`& .${sliderClasses.thumb}`]: {
            width: 28,
            height: 28,
            bgcolor: 'background.paper',
            border: '3px solid currentColor',
          },
        }}
      />
    </Box>
  );
}
