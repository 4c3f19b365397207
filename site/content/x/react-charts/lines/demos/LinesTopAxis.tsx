import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const days = [3, 4, 5, 6, 7, 8].map((day) => new Date(Date.UTC(2024, 5, day)));

const format = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

export default function LinesTopAxis() {
  return (
    <Box
      role="img"
      aria-label="The level of the lake falls for six days"
      dir="ltr"
      sx={{ width: '100%' }}
    >
      <LineChart
        width={320}
        height={240}
        margin={{ top: 40, left: 50, right: 30, bottom: 20 }}
        xAxis={[
          {
            id: 'day',
            scaleType: 'utc',
            data: days,
            tickNumber: 4,
            valueFormatter: (day) => format.format(day),
          },
        ]}
        yAxis={[{ id: 'level' }]}
        series={[{ data: [241, 238, 236, 231, 230, 227] }]}
        topAxis="day"
        bottomAxis={null}
        leftAxis={{
          axisId: 'level',
          label: 'Centimeters',
          tickLabelStyle: { fontSize: 11 },
        }}
        axisHighlight={{ x: 'none', y: 'none' }}
        tooltip={{ trigger: 'none' }}
        disableAxisListener
      />
    </Box>
  );
}
