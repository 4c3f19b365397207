import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

export default function LinesGaps() {
  return (
    <Box
      role="img"
      aria-label="Readings of two sensors; one was off for two hours"
      dir="ltr"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={260}
        xAxis={[
          {
            data: [8, 9, 10, 11, 12, 13],
            valueFormatter: (hour) => `${hour}:00`,
            tickMinStep: 1,
          },
        ]}
        series={[
          { data: [14, 15, null, null, 19, 20], label: 'With a gap' },
          {
            data: [11, 12, null, null, 16, 17],
            label: 'Connected',
            connectNulls: true,
          },
        ]}
      />
    </Box>
  );
}
