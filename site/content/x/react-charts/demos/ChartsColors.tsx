import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  blueberryTwilightPalette,
  cheerfulFiestaPalette,
  mangoFusionPalette,
} from '@mui/x-charts/colorPalettes';

const palettes = {
  blueberry: blueberryTwilightPalette,
  mango: mangoFusionPalette,
  fiesta: cheerfulFiestaPalette,
};

export default function ChartsColors() {
  const [name, setName] = React.useState<keyof typeof palettes>('mango');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Palette"
        value={name}
        onChange={(_event, next) => next && setName(next)}
      >
        {Object.keys(palettes).map((key) => (
          <ToggleButton key={key} value={key}>
            {key}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box role="img" aria-label="Four series in two groups" dir="ltr">
        <BarChart
          height={200}
          colors={palettes[name]}
          xAxis={[{ scaleType: 'band', data: ['North', 'South'] }]}
          series={[
            { data: [4, 3] },
            { data: [6, 2] },
            { data: [3, 5] },
            { data: [5, 4] },
          ]}
        />
      </Box>
    </Box>
  );
}
