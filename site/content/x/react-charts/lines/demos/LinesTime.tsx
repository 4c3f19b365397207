import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

const days = [
  new Date('2024-04-02'),
  new Date('2024-04-21'),
  new Date('2024-05-17'),
  new Date('2024-06-20'),
  new Date('2024-07-05'),
];

export default function LinesTime() {
  return (
    <Box
      role="img"
      aria-label="Weight of a beehive from April to July, rising until June"
      dir="ltr"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={260}
        margin={{ top: 20 }}
        xAxis={[
          {
            scaleType: 'utc',
            data: days,
            valueFormatter: (day: Date) => format.format(day),
            tickNumber: 4,
          },
        ]}
        series={[{ data: [28, 31, 44, 52, 47] }]}
      />
    </Box>
  );
}
