import Box from '@mui/material/Box';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';

const months = ['Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'];

export default function HomeChart() {
  return (
    <Box
      role="img"
      aria-label="Mean and low water for eight months"
      dir="ltr"
      sx={{
        width: '100%',
        maxWidth: 520,
        mx: 'auto',
        '& svg': { width: '100%', height: 'auto', display: 'block' },
      }}
    >
      <ChartContainer
        width={520}
        height={264}
        margin={{ top: 12, right: 16, bottom: 28, left: 32 }}
        colors={[
          'var(--mui-palette-primary-main)',
          'var(--mui-palette-primary-light)',
        ]}
        xAxis={[{ id: 'months', scaleType: 'point', data: months }]}
        series={[
          { type: 'line', data: [3.1, 3.6, 4.4, 4.1, 3.5, 2.9, 3.3, 4.2] },
          { type: 'line', data: [2.2, 2.6, 3.0, 3.4, 2.8, 2.1, 2.4, 3.1] },
        ]}
      >
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis axisId="months" position="bottom" />
        <ChartsYAxis position="left" />
      </ChartContainer>
    </Box>
  );
}
