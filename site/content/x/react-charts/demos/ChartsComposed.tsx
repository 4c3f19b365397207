import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

export default function ChartsComposed() {
  return (
    <Box
      role="img"
      dir="ltr"
      aria-label="Rain and temperature from March to June"
      sx={{ width: '100%' }}
    >
      <ResponsiveChartContainer
        height={260}
        xAxis={[
          { id: 'month', scaleType: 'band', data: ['Mar', 'Apr', 'May', 'Jun'] },
        ]}
        yAxis={[{ id: 'rain' }, { id: 'degrees', min: 0 }]}
        series={[
          { type: 'bar', data: [48, 61, 74, 52], yAxisKey: 'rain' },
          { type: 'line', data: [7, 11, 15, 19], yAxisKey: 'degrees' },
        ]}
      >
        <BarPlot />
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis axisId="month" position="bottom" />
        <ChartsYAxis axisId="rain" position="left" label="Rain (mm)" />
        <ChartsYAxis axisId="degrees" position="right" label="°C" />
      </ResponsiveChartContainer>
    </Box>
  );
}
