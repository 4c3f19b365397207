import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const degrees = (value: number) => `${value} °C`;

export default function SliderLabel() {
  return (
    <Box sx={{ width: 280, maxWidth: '100%', px: 2 }}>
      <Slider
        aria-labelledby="slider-heat-label"
        defaultValue={17}
        min={10}
        max={25}
        step={0.5}
        valueLabelDisplay="auto"
        valueLabelFormat={degrees}
        getAriaValueText={degrees}
      />
      <Typography id="slider-heat-label">Heating by night</Typography>
    </Box>
  );
}
