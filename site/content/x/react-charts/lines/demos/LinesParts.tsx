import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';
import { mangoFusionPalette } from '@mui/x-charts/colorPalettes';

interface MarkProps {
  x: number;
  y: number;
  color: string;
}

function SquareMark({ x, y, color }: MarkProps) {
  return <rect x={x - 4} y={y - 4} width={8} height={8} fill={color} />;
}

export default function LinesParts() {
  return (
    <Box
      role="img"
      aria-label="Sales rise until June; the forecast goes on rising"
      dir="ltr"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={260}
        colors={mangoFusionPalette}
        margin={{ left: 60, top: 20 }}
        xAxis={[
          { scaleType: 'point', data: ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'] },
        ]}
        series={[
          { label: 'Sales', data: [120, 160, 210, null, null, null] },
          {
            id: 'forecast',
            label: 'Forecast',
            data: [null, null, 210, 240, 255, 270],
          },
        ]}
        slots={{ mark: SquareMark }}
        slotProps={{ legend: { hidden: true } }}
        sx={{ '& .MuiLineElement-series-forecast': { strokeDasharray: '5 5' } }}
      />
    </Box>
  );
}
