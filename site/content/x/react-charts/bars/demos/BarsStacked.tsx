import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

export default function BarsStacked() {
  return (
    <Box
      role="img"
      aria-label="Waste by kind in three years; less of it is burnt each year"
      dir="ltr"
      sx={{ width: '100%' }}
    >
      <BarChart
        height={280}
        margin={{ top: 80 }}
        xAxis={[
          { scaleType: 'band', data: [2021, 2022, 2023], valueFormatter: String },
        ]}
        series={[
          { data: [31, 34, 39], stack: 'waste', label: 'Recycled' },
          { data: [22, 23, 24], stack: 'waste', label: 'Composted' },
          { data: [40, 33, 25], stack: 'waste', label: 'Burnt' },
        ]}
      />
    </Box>
  );
}
