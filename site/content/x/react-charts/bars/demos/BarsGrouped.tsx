import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const counts = [
  { bridge: 'Mill', bicycles: 820, cars: 410 },
  { bridge: 'Harbour', bicycles: 540, cars: 930 },
  { bridge: 'East', bicycles: 310, cars: 280 },
];

const xAxis = [
  { scaleType: 'band' as const, dataKey: 'bridge', categoryGapRatio: 0.4 },
];

export default function BarsGrouped() {
  return (
    <Box
      role="img"
      aria-label="Bicycles and cars over three bridges"
      dir="ltr"
      sx={{ width: '100%' }}
    >
      <BarChart
        height={260}
        dataset={counts}
        xAxis={xAxis}
        series={[
          { dataKey: 'bicycles', label: 'Bicycles' },
          { dataKey: 'cars', label: 'Cars' },
        ]}
      />
    </Box>
  );
}
