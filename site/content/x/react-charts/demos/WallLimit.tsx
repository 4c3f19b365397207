import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

export default function WallLimit() {
  return (
    <Box
      role="img"
      aria-label="Noise of six hours, and a limit of 60 decibels"
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
        xAxis={[{ data: [7, 8, 9, 10, 11, 12] }]}
        series={[
          { data: [48, 57, 66, 62, 55, 52] },
          { data: [60, 60, 60, 60, 60, 60], showMark: false },
        ]}
      />
    </Box>
  );
}
