import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const readings = [
  { name: 'Cellar', values: [12.1, 12.0, 12.2, 12.1, 12.3, 12.2] },
  { name: 'Attic', values: [18.4, 21.7, 25.2, 24.1, 20.3, 19.0] },
];

const hours = ['6:00', '9:00', '12:00', '15:00', '18:00', '21:00'];

export default function ChartsSpark() {
  return (
    <Stack spacing={1}>
      {readings.map(({ name, values }) => (
        <Stack key={name} direction="row" spacing={2} alignItems="center">
          <Typography sx={{ width: 64 }}>{name}</Typography>
          <SparkLineChart
            width={120}
            height={40}
            data={values}
            margin={{ top: 6, bottom: 6, left: 6, right: 6 }}
            xAxis={{ scaleType: 'point', data: hours }}
            valueFormatter={(value) => `${value.toFixed(1)} °C`}
            curve="monotoneX"
            showTooltip
            showHighlight
          />
          <Typography>{values[values.length - 1].toFixed(1)} °C</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
