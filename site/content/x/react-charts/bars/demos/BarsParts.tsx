import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

function TickDot() {
  return <circle r={3} fill="currentColor" />;
}

export default function BarsParts() {
  return (
    <Box
      role="img"
      aria-label="Tickets and passes sold in three months, both rising"
      dir="ltr"
      sx={{ width: '100%' }}
    >
      <BarChart
        height={260}
        colors={['#1b7f79', '#c2571a']}
        margin={{ top: 60 }}
        xAxis={[{ scaleType: 'band', data: ['May', 'June', 'July'] }]}
        series={[
          { label: 'Tickets', data: [320, 480, 610] },
          { label: 'Passes', data: [110, 150, 240] },
        ]}
        slots={{ axisTick: TickDot }}
        slotProps={{
          legend: {
            direction: 'row',
            position: { vertical: 'top', horizontal: 'left' },
          },
          axisLabel: { style: { fontWeight: 600 } },
        }}
        sx={{ '& .MuiChartsAxis-line': { strokeWidth: 2 } }}
      />
    </Box>
  );
}
