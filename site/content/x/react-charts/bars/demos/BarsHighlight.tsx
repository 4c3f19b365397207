import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

export default function BarsHighlight() {
  return (
    <Box
      role="img"
      aria-label="Goals at home and away of two teams"
      dir="ltr"
      sx={{ width: '100%' }}
    >
      <BarChart
        height={260}
        axisHighlight={{ x: 'none' }}
        tooltip={{ trigger: 'item' }}
        xAxis={[{ scaleType: 'band', data: ['Foxes', 'Herons'] }]}
        series={[
          {
            data: [21, 17],
            label: 'At home',
            highlightScope: { highlighted: 'series', faded: 'global' },
          },
          {
            data: [12, 19],
            label: 'Away',
            highlightScope: { highlighted: 'series', faded: 'global' },
          },
        ]}
      />
    </Box>
  );
}
