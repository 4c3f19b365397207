import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import type { BarChartProps } from '@mui/x-charts/BarChart';

declare const series: BarChartProps['series'];
declare const xAxis: BarChartProps['xAxis'];
