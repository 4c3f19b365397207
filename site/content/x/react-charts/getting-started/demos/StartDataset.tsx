import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const dataset = [
  { hour: 6, trams: 14, buses: 9 },
  { hour: 8, trams: 32, buses: 27 },
  { hour: 10, trams: 21, buses: 18 },
  { hour: 12, trams: 23, buses: 19 },
  { hour: 14, trams: 24, buses: 20 },
  { hour: 16, trams: 33, buses: 29 },
  { hour: 18, trams: 30, buses: 26 },
  { hour: 20, trams: 16, buses: 11 },
];

export default function StartDataset() {
  return (
    <Box
      role="img"
      aria-label="Departures by hour: most at 8 and at 16"
      dir="ltr"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={280}
        dataset={dataset}
        xAxis={[{ dataKey: 'hour', label: 'Hour' }]}
        series={[
          { dataKey: 'trams', label: 'Trams', showMark: false },
          { dataKey: 'buses', label: 'Buses', showMark: false },
        ]}
      />
    </Box>
  );
}
