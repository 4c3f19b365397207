import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

export default function BarsBasic() {
  return (
    <Box
      role="img"
      aria-label="Visitors in four months: most in June"
      dir="ltr"
      sx={{ width: '100%' }}
    >
      <BarChart
        height={260}
        xAxis={[{ scaleType: 'band', data: ['Mar', 'Jun', 'Sep', 'Dec'] }]}
        series={[{ data: [34, 58, 41, 12], label: 'Visitors (thousands)' }]}
      />
    </Box>
  );
}
