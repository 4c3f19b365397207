import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

export default function WallCurve() {
  return (
    <Box
      role="img"
      aria-label="The same five values, joined by straight lines and by a curve"
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
        xAxis={[{ data: [1, 2, 3, 4, 5] }]}
        series={[
          { data: [2, 6, 3, 8, 5], curve: 'linear' },
          { data: [5, 9, 6, 11, 8], curve: 'natural' },
        ]}
      />
    </Box>
  );
}
