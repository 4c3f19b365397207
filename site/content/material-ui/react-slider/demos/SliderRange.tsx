import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function SliderRange() {
  const [price, setPrice] = React.useState([40, 120]);

  return (
    <Box sx={{ width: 280, maxWidth: '100%', px: 2 }}>
      <Slider
        getAriaLabel={(index) => (index === 0 ? 'Lowest price' : 'Highest price')}
        getAriaValueText={(value) => `${value} euros`}
        value={price}
        onChange={(event, value) => setPrice(value as number[])}
        max={200}
        step={10}
      />
      <Typography variant="body2">
        {price[0]} to {price[1]} € a night
      </Typography>
    </Box>
  );
}
