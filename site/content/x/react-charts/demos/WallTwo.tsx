import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

export default function WallTwo() {
  return (
    <Box
      role="img"
      aria-label="Mean and low water of five months"
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
        xAxis={[{ scaleType: 'point', data: ['May', 'Jun', 'Jul', 'Aug', 'Sep'] }]}
        series={[
          { data: [4.4, 4.1, 3.5, 2.9, 3.3] },
          { data: [3.0, 3.4, 2.8, 2.1, 2.4] },
        ]}
      />
    </Box>
  );
}
