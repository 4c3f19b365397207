import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

export default function LinesReference() {
  return (
    <Box
      role="img"
      aria-label="Blood pressure on six days, twice above the limit of 135"
      dir="ltr"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={260}
        margin={{ top: 20 }}
        disableLineItemHighlight
        xAxis={[
          { scaleType: 'point', data: ['1', '2', '3', '4', '5', '6'], label: 'Day' },
        ]}
        yAxis={[{ min: 110, max: 150 }]}
        series={[{ data: [128, 131, 138, 133, 141, 130] }]}
      >
        <ChartsReferenceLine
          y={135}
          label="Limit"
          labelAlign="start"
          lineStyle={{ strokeDasharray: '6 4' }}
        />
      </LineChart>
    </Box>
  );
}
