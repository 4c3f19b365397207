import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsText } from '@mui/x-charts/ChartsText';
import {
  ChartsTooltip,
  DefaultChartsAxisTooltipContent,
  DefaultChartsItemTooltipContent,
  type ChartsAxisContentProps,
  type ChartsItemContentProps,
} from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { PiePlot } from '@mui/x-charts/PieChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const months = ['Mar', 'Apr', 'May', 'Jun'];
const rain = [48, 61, 74, 52];

/** The tooltip of a month, with its year and without the line. */
function MonthContent({
  axis,
  axisData,
  axisValue,
  dataIndex,
  series,
  ...others
}: ChartsAxisContentProps) {
  return (
    <DefaultChartsAxisTooltipContent
      {...others}
      axis={axis}
      axisData={axisData}
      axisValue={`${axisValue} 2024`}
      dataIndex={dataIndex}
      series={series.filter(({ type }) => type === 'bar')}
    />
  );
}

/** The tooltip of a slice, in the default look. */
function SliceContent({ itemData, series, ...others }: ChartsItemContentProps) {
  return (
    <DefaultChartsItemTooltipContent
      {...others}
      itemData={itemData}
      series={series}
    />
  );
}

export default function ChartsParts() {
  const [slice, setSlice] = React.useState<React.ReactNode>('Click a slice');

  return (
    <Box
      dir="ltr"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { sm: '3fr 2fr' },
        width: '100%',
      }}
    >
      <Box role="img" aria-label="Rain from March to June, with a limit of 60">
        <ResponsiveChartContainer
          height={240}
          xAxis={[{ id: 'month', scaleType: 'band', data: months }]}
          yAxis={[{ id: 'rain', min: 0 }]}
          series={[
            { type: 'bar', data: rain, label: 'Rain' },
            { type: 'line', data: rain, label: 'Trend', curve: 'natural' },
          ]}
        >
          <BarPlot />
          <LinePlot />
          <ChartsReferenceLine
            y={60}
            label="Much"
            labelStyle={{ fontSize: 13, fontWeight: 700 }}
          />
          <ChartsXAxis
            axisId="month"
            label="2024"
            labelStyle={{ fontSize: 15, fontWeight: 700 }}
            tickLabelStyle={{ angle: -30, textAnchor: 'end', fontSize: 12 }}
          />
          <ChartsYAxis
            axisId="rain"
            label="mm"
            labelStyle={{ fontSize: 15 }}
            tickLabelStyle={{ fontSize: 11 }}
          />
          <ChartsTooltip trigger="axis" slots={{ axisContent: MonthContent }} />
        </ResponsiveChartContainer>
      </Box>
      <Box>
        <ResponsiveChartContainer
          height={200}
          series={[
            {
              type: 'pie',
              innerRadius: 45,
              data: [
                { id: 'roof', label: 'Roof', value: 140 },
                { id: 'well', label: 'Well', value: 95 },
              ],
            },
          ]}
        >
          <PiePlot
            onClick={(event, { dataIndex }, { label, value }) =>
              setSlice(`Slice ${dataIndex + 1}: ${label}, ${value} m³`)
            }
          />
          <ChartsText
            x="50%"
            y={100}
            text={'235\nm³'}
            style={{
              fontSize: 15,
              fontWeight: 700,
              textAnchor: 'middle',
              dominantBaseline: 'central',
            }}
            fill="currentColor"
          />
          <ChartsTooltip trigger="item" slots={{ itemContent: SliceContent }} />
        </ResponsiveChartContainer>
        <Typography variant="body2">{slice}</Typography>
      </Box>
    </Box>
  );
}
