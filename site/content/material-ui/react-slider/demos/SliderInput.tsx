import * as React from 'react';
import OutlinedInput from '@mui/material/OutlinedInput';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SliderInput() {
  const [width, setWidth] = React.useState(640);

  return (
    <div>
      <Typography id="slider-width-label">Width in pixels</Typography>
      <Stack direction="row" spacing={3} alignItems="center">
        <Slider
          aria-labelledby="slider-width-label"
          value={width}
          onChange={(event, value) => setWidth(value as number)}
          max={1200}
          step={10}
          sx={{ width: 180, ml: 1 }}
        />
        <OutlinedInput
          size="small"
          type="number"
          value={width}
          onChange={(event) => setWidth(Number(event.target.value))}
          onBlur={() => setWidth(Math.min(Math.max(width, 0), 1200))}
          inputProps={{
            'aria-labelledby': 'slider-width-label',
            min: 0,
            max: 1200,
            step: 10,
          }}
          sx={{ width: 100 }}
        />
      </Stack>
    </div>
  );
}
