// Charts and parts of charts with data: see “specimens” in docs/authoring.md.
import type * as React from 'react';
import type {
  BarChart as MuiBarChart,
  BarPlot as MuiBarPlot,
} from '@mui/x-charts/BarChart';
import type { ChartContainer as MuiChartContainer } from '@mui/x-charts/ChartContainer';
import type { ChartsReferenceLine as MuiChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import type { LineChart as MuiLineChart } from '@mui/x-charts/LineChart';
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
const pie = {
  type: 'pie' as const,
  outerRadius: 80,
  innerRadius: 0,
  data: [{ id: 0, value: 1, color: 'red' }],
};
const arc = { startAngle: 0, endAngle: 1, padAngle: 0 };
const points = [{ id: 0, x: 1, y: 1 }];

/** Parts need the data and the scales of a chart. */
export function Around({ children }: { children: React.ReactNode }) {
  return (
    <MuiResponsiveChartContainer
      {...size}
      series={[{ type: 'line', data: [1, 2], area: true }]}
      xAxis={[{ scaleType: 'linear', data: [1, 2], id: 'x' }]}
    >
      {children}
    </MuiResponsiveChartContainer>
  );
}

export const BarChart = (Subject: typeof MuiBarChart) => (
  <Subject {...size} series={[{ data: [1] }]} />
);
export const LineChart = (Subject: typeof MuiLineChart) => (
  <Subject {...size} series={[{ data: [1] }]} />
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
  <Around>
    <Subject x={1} />
  </Around>
);

const aroundPie = (children: React.ReactNode) => (
  <MuiResponsiveChartContainer {...size} series={[pie]}>
    {children}
  </MuiResponsiveChartContainer>
);

export const PiePlot = (Subject: typeof MuiPiePlot) => aroundPie(<Subject />);
export const PieArcPlot = (Subject: typeof MuiPieArcPlot) =>
  aroundPie(
    <Subject
      id="pie"
      outerRadius={80}
      data={[{ ...pie.data[0], ...arc, formattedValue: '1', index: 0 }]}
    />,
  );
export const PieArcLabelPlot = (Subject: typeof MuiPieArcLabelPlot) =>
  aroundPie(
    <Subject
      id="pie"
      outerRadius={80}
      arcLabel="value"
      data={[{ ...pie.data[0], ...arc, formattedValue: '1', index: 0 }]}
    />,
  );

export const ScatterPlot = (Subject: typeof MuiScatterPlot) => (
  <MuiResponsiveChartContainer
    {...size}
    series={[{ type: 'scatter', data: points }]}
  >
    <Subject />
  </MuiResponsiveChartContainer>
);
