// Parts of charts within a chart: see “specimens” in docs/authoring.md.
import type * as React from 'react';
import type { PieChart as MuiPieChart } from '@mui/x-charts/PieChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

/** Parts need the data and the scales of a chart. */
export function Around({ children }: { children: React.ReactNode }) {
  return (
    <ResponsiveChartContainer
      width={300}
      height={200}
      series={[{ type: 'line', data: [1, 2], area: true }]}
      xAxis={[{ scaleType: 'linear', data: [1, 2], id: 'x' }]}
    >
      {children}
    </ResponsiveChartContainer>
  );
}

export const PieChart = (Subject: typeof MuiPieChart) => (
  <Subject width={300} height={200} series={[{ data: [{ id: 0, value: 1 }] }]} />
);
