import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

export default function WallSteps() {
  return (
    <Box
      role="img"
      aria-label="Price of a ticket, raised three times"
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
        xAxis={[{ data: [2019, 2020, 2021, 2022, 2023], valueFormatter: String }]}
        series={[{ data: [20, 20, 24, 24, 29], curve: 'stepAfter' }]}
      />
    </Box>
  );
}
