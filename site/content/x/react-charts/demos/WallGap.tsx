import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

export default function WallGap() {
  return (
    <Box
      role="img"
      aria-label="Temperature of a sensor that was off for two hours"
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
        xAxis={[{ data: [0, 1, 2, 3, 4, 5, 6] }]}
        series={[{ data: [8, 9, 11, null, null, 14, 13] }]}
      />
    </Box>
  );
}
