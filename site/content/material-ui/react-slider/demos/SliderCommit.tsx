import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function SliderCommit() {
  const [radius, setRadius] = React.useState(5);
  const [searched, setSearched] = React.useState(5);

  return (
    <Box sx={{ width: 280, maxWidth: '100%', px: 2 }}>
      <Slider
        aria-label="Kilometers around you"
        value={radius}
        onChange={(event, value) => setRadius(value as number)}
        onChangeCommitted={(event, value) => setSearched(value as number)}
        min={1}
        max={50}
      />
      <Typography variant="body2">Shown: {radius} km</Typography>
      <Typography variant="body2" role="status">
        Searched: {searched} km
      </Typography>
    </Box>
  );
}
