import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

export default function LinesBasic() {
  return (
    <Box
      role="img"
      aria-label="Water level from Monday to Friday, highest on Wednesday"
      dir="ltr"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={260}
        xAxis={[{ scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        series={[{ data: [2.1, 2.6, 3.4, 3.1, 2.4], label: 'Water level (m)' }]}
      />
    </Box>
  );
}
