import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

export default function BarsAxes() {
  return (
    <Box
      role="img"
      aria-label="Profit and loss by quarter; the third is a loss"
      dir="ltr"
      sx={{ width: '100%' }}
    >
      <BarChart
        height={260}
        margin={{ left: 70, top: 20 }}
        leftAxis={{ axisId: 'profit', label: 'Thousand euros', disableTicks: true }}
        bottomAxis={{ axisId: 'quarter', disableTicks: true }}
        xAxis={[
          { id: 'quarter', scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] },
        ]}
        yAxis={[{ id: 'profit', min: -40, max: 80, tickNumber: 6 }]}
        series={[
          { data: [42, 61, -23, 38], valueFormatter: (value) => `${value} 000 €` },
        ]}
      />
    </Box>
  );
}
