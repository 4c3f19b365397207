import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

export default function WallArea() {
  return (
    <Box
      role="img"
      aria-label="Visitors of two halls over six days"
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
        xAxis={[{ data: [1, 2, 3, 4, 5, 6] }]}
        series={[
          { data: [4, 7, 6, 9, 12, 10], area: true, stack: 'hall', showMark: false },
          { data: [2, 3, 5, 4, 6, 7], area: true, stack: 'hall', showMark: false },
        ]}
      />
    </Box>
  );
}
