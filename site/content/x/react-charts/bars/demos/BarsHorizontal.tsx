import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

export default function BarsHorizontal() {
  return (
    <Box
      role="img"
      aria-label="Hours of sleep of five animals, from the bat to the horse"
      dir="ltr"
      sx={{ width: '100%' }}
    >
      <BarChart
        height={260}
        layout="horizontal"
        margin={{ left: 80, top: 20 }}
        yAxis={[{ scaleType: 'band', data: ['Horse', 'Cow', 'Dog', 'Cat', 'Bat'] }]}
        xAxis={[{ label: 'Hours of sleep' }]}
        series={[{ data: [3, 4, 10, 13, 20] }]}
      />
    </Box>
  );
}
