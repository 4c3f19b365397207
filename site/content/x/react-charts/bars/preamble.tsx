import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import type { BarChartProps } from '@mui/x-charts/BarChart';

declare const series: BarChartProps['series'];
declare const xAxis: BarChartProps['xAxis'];
