// Charts and parts of charts with data: see “specimens” in docs/authoring.md.
import type * as React from 'react';
import type {
  BarChart as MuiBarChart,
  BarPlot as MuiBarPlot,
} from '@mui/x-charts/BarChart';
import type { ChartContainer as MuiChartContainer } from '@mui/x-charts/ChartContainer';
import type { ChartsReferenceLine as MuiChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import type { ChartsSurface as MuiChartsSurface } from '@mui/x-charts';
import type { ChartsXAxis as MuiChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import type { ChartsYAxis as MuiChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { ChartsAxisHighlight as MuiChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { LinePlot as MuiLinePlot } from '@mui/x-charts/LineChart';
import type {
  LineChart as MuiLineChart,
  MarkElement as MuiMarkElement,
} from '@mui/x-charts/LineChart';
import type {
  PieArcLabelPlot as MuiPieArcLabelPlot,
  PieArcPlot as MuiPieArcPlot,
  PieChart as MuiPieChart,
  PiePlot as MuiPiePlot,
} from '@mui/x-charts/PieChart';
import { ResponsiveChartContainer as MuiResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import type {
  ScatterChart as MuiScatterChart,
  ScatterPlot as MuiScatterPlot,
} from '@mui/x-charts/ScatterChart';
import type { SparkLineChart as MuiSparkLineChart } from '@mui/x-charts/SparkLineChart';

const size = { width: 300, height: 200 };
const line = { type: 'line' as const, data: [2, 5, 3, 4], area: true };
const slices = [
  { id: 0, value: 1, label: 'One', color: 'teal' },
  { id: 1, value: 2, label: 'Two', color: 'orange' },
  { id: 2, value: 3, label: 'Three', color: 'crimson' },
];
const sum = slices.reduce((total, { value }) => total + value, 0);
const arcs = slices.map((slice, index) => {
  const before = slices
    .slice(0, index)
    .reduce((total, { value }) => total + value, 0);
  const angle = (value: number) => (value / sum) * 2 * Math.PI;
  return {
    ...slice,
    index,
    formattedValue: String(slice.value),
    startAngle: angle(before),
    endAngle: angle(before + slice.value),
    padAngle: 0,
  };
});
const pie = { type: 'pie' as const, outerRadius: 80, innerRadius: 0, data: slices };
const points = [
  { id: 0, x: 1, y: 1 },
  { id: 1, x: 2, y: 3 },
  { id: 2, x: 3, y: 2 },
];

/** Parts need the data and the scales of a chart. */
export function Around({ children }: { children: React.ReactNode }) {
  return (
    <MuiResponsiveChartContainer
      {...size}
      series={[line]}
      xAxis={[{ scaleType: 'linear', data: [1, 2, 3, 4], id: 'x' }]}
    >
      {children}
    </MuiResponsiveChartContainer>
  );
}

/** A chart with two axes on each side, by their numbers. */
function TwoScales({ children }: { children: React.ReactNode }) {
  return (
    <MuiResponsiveChartContainer
      {...size}
      series={[{ ...line, xAxisKey: '1', yAxisKey: '1' }]}
      xAxis={[
        { scaleType: 'linear', data: [1, 2, 3, 4], id: '1' },
        { scaleType: 'linear', min: 0.5, max: 4.5, id: '2' },
      ]}
      yAxis={[
        { scaleType: 'linear', id: '1' },
        { scaleType: 'linear', min: 0, max: 100, id: '2' },
      ]}
    >
      {children}
    </MuiResponsiveChartContainer>
  );
}

export const BarChart = (Subject: typeof MuiBarChart) => (
  <Subject {...size} series={[{ data: [4, 3, 5] }]} />
);
export const LineChart = (Subject: typeof MuiLineChart) => (
  <Subject {...size} series={[{ data: [2, 5, 3, 4] }]} />
);
export const PieChart = (Subject: typeof MuiPieChart) => (
  <Subject {...size} series={[pie]} />
);
export const ScatterChart = (Subject: typeof MuiScatterChart) => (
  <Subject {...size} series={[{ data: points }]} />
);
export const SparkLineChart = (Subject: typeof MuiSparkLineChart) => (
  <Subject {...size} data={[1, 2]} />
);
export const ChartContainer = (Subject: typeof MuiChartContainer) => (
  <Subject {...size} series={[]} />
);
export const ResponsiveChartContainer = (
  Subject: typeof MuiResponsiveChartContainer,
) => <Subject {...size} series={[]} />;

export const ChartsSurface = (Subject: typeof MuiChartsSurface) => (
  <MuiResponsiveChartContainer
    {...size}
    disableAxisListener
    series={[line]}
    xAxis={[{ scaleType: 'linear', data: [1, 2, 3, 4], id: 'x' }]}
  >
    <Subject {...size}>
      <MuiLinePlot />
      <MuiChartsAxisHighlight x="line" />
    </Subject>
  </MuiResponsiveChartContainer>
);

export const BarPlot = (Subject: typeof MuiBarPlot) => (
  <MuiResponsiveChartContainer
    {...size}
    series={[{ type: 'bar', data: [1] }]}
    xAxis={[{ scaleType: 'band', data: ['One'], id: 'x' }]}
  >
    <Subject />
  </MuiResponsiveChartContainer>
);

export const ChartsReferenceLine = (Subject: typeof MuiChartsReferenceLine) => (
  <TwoScales>
    <Subject x={3} label="Here" />
  </TwoScales>
);

export const ChartsXAxis = (Subject: typeof MuiChartsXAxis) => (
  <TwoScales>
    <Subject />
  </TwoScales>
);

export const ChartsYAxis = (Subject: typeof MuiChartsYAxis) => (
  <TwoScales>
    <Subject />
  </TwoScales>
);

export const MarkElement = (Subject: typeof MuiMarkElement) => (
  <Around>
    <Subject id="mark" dataIndex={1} shape="circle" x={100} y={60} color="teal" />
  </Around>
);

export const PiePlot = (Subject: typeof MuiPiePlot) => (
  <MuiResponsiveChartContainer {...size} series={[pie]}>
    <Subject />
  </MuiResponsiveChartContainer>
);

export const PieArcPlot = (Subject: typeof MuiPieArcPlot) => (
  <MuiResponsiveChartContainer {...size} series={[pie]}>
    <g transform="translate(150 100)">
      <Subject id="pie" outerRadius={80} data={arcs} />
    </g>
  </MuiResponsiveChartContainer>
);

export const PieArcLabelPlot = (Subject: typeof MuiPieArcLabelPlot) => (
  <MuiResponsiveChartContainer {...size} series={[pie]}>
    <g transform="translate(150 100)">
      <Subject id="pie" outerRadius={80} arcLabel="label" data={arcs} />
    </g>
  </MuiResponsiveChartContainer>
);

export const ScatterPlot = (Subject: typeof MuiScatterPlot) => (
  <MuiResponsiveChartContainer
    {...size}
    series={[{ type: 'scatter', data: points }]}
  >
    <Subject />
  </MuiResponsiveChartContainer>
);
