import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function StackPlayground() {
  const [spacing, setSpacing] = React.useState(2);

  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 360 }}>
      <div>
        <Typography id="stack-spacing" gutterBottom>
          Spacing: {spacing}, which is {spacing * 8} pixels
        </Typography>
        <Slider
          aria-labelledby="stack-spacing"
          min={0}
          max={6}
          step={0.5}
          value={spacing}
          onChange={(_event, value) => setSpacing(value as number)}
        />
      </div>
      <Stack direction="row" spacing={spacing}>
        {[1, 2, 3, 4].map((n) => (
          <Box
            key={n}
            sx={{ width: 40, height: 40, borderRadius: 1, bgcolor: 'primary.main' }}
          />
        ))}
      </Stack>
    </Stack>
  );
}
