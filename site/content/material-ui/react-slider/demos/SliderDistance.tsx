import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const shortest = 2;

export default function SliderDistance() {
  const [[from, to], setHours] = React.useState([9, 12]);

  const change = (event: Event, value: number | number[], thumb: number) => {
    const [start, end] = value as number[];
    setHours(
      thumb === 0
        ? [Math.min(start, to - shortest), to]
        : [from, Math.max(end, from + shortest)],
    );
  };

  return (
    <Box sx={{ width: 280, maxWidth: '100%', px: 2 }}>
      <Slider
        getAriaLabel={(index) => (index === 0 ? 'Begins at' : 'Ends at')}
        getAriaValueText={(value) => `${value}:00`}
        value={[from, to]}
        onChange={change}
        disableSwap
        min={8}
        max={20}
        marks
      />
      <Typography variant="body2">
        The room is yours from {from}:00 to {to}:00.
      </Typography>
    </Box>
  );
}
