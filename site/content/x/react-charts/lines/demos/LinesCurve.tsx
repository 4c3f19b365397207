import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';

const curves = ['linear', 'monotoneX', 'natural', 'catmullRom', 'step'] as const;

export default function LinesCurve() {
  const [curve, setCurve] = React.useState<(typeof curves)[number]>('monotoneX');

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        id="lines-curve"
        select
        size="small"
        label="Curve"
        value={curve}
        onChange={(event) => setCurve(event.target.value as typeof curve)}
        sx={{ width: 160 }}
      >
        {curves.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box role="img" aria-label="A line through six points" dir="ltr">
        <LineChart
          height={220}
          margin={{ top: 20 }}
          xAxis={[{ data: [0, 1, 2, 3, 4, 5] }]}
          series={[{ data: [1, 5, 2, 6, 6, 1], curve }]}
        />
      </Box>
    </Box>
  );
}
