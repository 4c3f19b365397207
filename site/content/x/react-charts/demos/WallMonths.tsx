import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

export default function WallMonths() {
  return (
    <Box
      role="img"
      aria-label="Depth of snow from November to March"
      dir="ltr"
      sx={{
        width: '100%',
        maxWidth: 240,
        mx: 'auto',
        '& svg': { width: '100%', height: 'auto', display: 'block' },
      }}
    >
      <LineChart
        width={240}
        height={160}
        margin={{ top: 10, right: 18, bottom: 28, left: 32 }}
        xAxis={[{ scaleType: 'point', data: ['Nov', 'Dec', 'Jan', 'Feb', 'Mar'] }]}
        series={[{ data: [2, 14, 31, 38, 20], area: true, showMark: false }]}
      />
    </Box>
  );
}
