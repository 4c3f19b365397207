import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';

export default function ChartsPie() {
  return (
    <Box
      role="img"
      aria-label="Where the electricity came from: hydro 52, wind 31, sun 17 percent"
      dir="ltr"
      sx={{ width: '100%' }}
    >
      <PieChart
        height={220}
        series={[
          {
            innerRadius: 50,
            paddingAngle: 2,
            cornerRadius: 3,
            data: [
              { id: 'hydro', label: 'Hydro', value: 52 },
              { id: 'wind', label: 'Wind', value: 31 },
              { id: 'sun', label: 'Sun', value: 17 },
            ],
          },
        ]}
      />
    </Box>
  );
}
