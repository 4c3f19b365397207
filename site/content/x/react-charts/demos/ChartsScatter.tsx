import Box from '@mui/material/Box';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const trees = [
  [4, 2.1],
  [7, 4.4],
  [9, 4.9],
  [12, 7.2],
  [15, 8.8],
  [18, 9.1],
  [22, 12.4],
  [27, 13.9],
  [31, 14.2],
  [36, 17.5],
];

export default function ChartsScatter() {
  return (
    <Box
      role="img"
      aria-label="Height and age of ten trees; older trees are taller"
      dir="ltr"
      sx={{ width: '100%' }}
    >
      <ScatterChart
        height={260}
        xAxis={[{ label: 'Age (years)' }]}
        yAxis={[{ label: 'Height (m)' }]}
        series={[{ data: trees.map(([x, y], id) => ({ x, y, id })) }]}
      />
    </Box>
  );
}
