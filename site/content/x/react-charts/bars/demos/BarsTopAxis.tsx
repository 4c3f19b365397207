import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

export default function BarsTopAxis() {
  return (
    <Box
      role="img"
      aria-label="Visitors by season; most come in summer"
      dir="ltr"
      sx={{ width: '100%' }}
    >
      <BarChart
        width={340}
        height={260}
        skipAnimation
        margin={{ left: 20, right: 60, top: 40, bottom: 20 }}
        xAxis={[
          {
            id: 'season',
            scaleType: 'band',
            data: ['Spring', 'Summer', 'Fall', 'Winter'],
          },
        ]}
        yAxis={[{ id: 'visitors' }]}
        series={[{ data: [410, 1280, 530, 190] }]}
        leftAxis={null}
        rightAxis={{ axisId: 'visitors', label: 'Visitors' }}
        topAxis="season"
        bottomAxis={null}
        axisHighlight={{ x: 'none', y: 'none' }}
        tooltip={{ trigger: 'none' }}
        disableAxisListener
      />
    </Box>
  );
}
