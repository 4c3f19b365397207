import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const power = (value: number) => 2 ** value;

export default function SliderScale() {
  const [size, setSize] = React.useState(6);
  const text = `${power(size)} MB`;

  return (
    <Box sx={{ width: 280, maxWidth: '100%', px: 2 }}>
      <Slider
        aria-labelledby="slider-memory-label"
        aria-valuetext={text}
        value={size}
        onChange={(event, value) => setSize(value as number)}
        min={4}
        max={12}
        scale={power}
        valueLabelDisplay="auto"
        marks
      />
      <Typography id="slider-memory-label">Memory: {text}</Typography>
    </Box>
  );
}
