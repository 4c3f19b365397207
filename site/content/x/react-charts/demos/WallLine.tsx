import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

export default function WallLine() {
  return (
    <Box
      role="img"
      aria-label="Water level over five hours"
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
        xAxis={[{ data: [8, 9, 10, 11, 12] }]}
        series={[{ data: [1.2, 1.9, 2.7, 2.4, 1.6] }]}
      />
    </Box>
  );
}
