import { LineChart } from '@mui/x-charts/LineChart';
import type { LineChartProps } from '@mui/x-charts/LineChart';

declare const data: number[];
declare const series: LineChartProps['series'];
