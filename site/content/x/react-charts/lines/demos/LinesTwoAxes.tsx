import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

export default function LinesTwoAxes() {
  return (
    <Box
      role="img"
      aria-label="Price and sales of a ticket; sales fall as the price rises"
      dir="ltr"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={260}
        xAxis={[{ scaleType: 'point', data: ['2020', '2021', '2022', '2023'] }]}
        yAxis={[
          { id: 'price', min: 0 },
          { id: 'sales', min: 0 },
        ]}
        series={[
          { data: [12, 14, 17, 19], label: 'Price (€)', yAxisKey: 'price' },
          { data: [940, 910, 760, 690], label: 'Tickets', yAxisKey: 'sales' },
        ]}
        leftAxis="price"
        rightAxis="sales"
      />
    </Box>
  );
}
