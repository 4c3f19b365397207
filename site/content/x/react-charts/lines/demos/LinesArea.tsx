import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const readers = [
  { year: 2019, paper: 48, online: 11 },
  { year: 2020, paper: 44, online: 19 },
  { year: 2021, paper: 38, online: 27 },
  { year: 2022, paper: 35, online: 33 },
  { year: 2023, paper: 31, online: 41 },
];

export default function LinesArea() {
  return (
    <Box
      role="img"
      aria-label="Readers by edition, on paper and online, with paper shrinking"
      dir="ltr"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={260}
        dataset={readers}
        xAxis={[{ dataKey: 'year', valueFormatter: String, tickNumber: 4 }]}
        series={[
          {
            dataKey: 'paper',
            label: 'Paper',
            area: true,
            stack: 'all',
            showMark: false,
          },
          {
            dataKey: 'online',
            label: 'Online',
            area: true,
            stack: 'all',
            showMark: false,
          },
        ]}
      />
    </Box>
  );
}
