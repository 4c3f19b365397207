import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

export default function ChartsFirst() {
  return (
    <Box role="img" aria-label="Snow from November to March" dir="ltr">
      <LineChart
        width={280}
        height={200}
        margin={{ top: 10, right: 10, bottom: 30, left: 40 }}
        xAxis={[{ scaleType: 'point', data: ['Nov', 'Dec', 'Jan', 'Feb', 'Mar'] }]}
        series={[{ data: [2, 14, 31, 38, 20] }]}
      />
    </Box>
  );
}
