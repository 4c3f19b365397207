import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

export default function WallSpark() {
  return (
    <Box
      role="img"
      aria-label="Heart rate during a run"
      dir="ltr"
      sx={{
        width: '100%',
        maxWidth: 220,
        mx: 'auto',
        '& svg': { width: '100%', height: 'auto', display: 'block' },
      }}
    >
      <SparkLineChart
        width={220}
        height={72}
        curve="monotoneX"
        area
        data={[96, 121, 138, 146, 151, 149, 157, 162, 140, 118]}
      />
    </Box>
  );
}
