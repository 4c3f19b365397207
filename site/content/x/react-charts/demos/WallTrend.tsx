import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

export default function WallTrend() {
  return (
    <Box
      role="img"
      aria-label="Orders of ten days"
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
        data={[12, 14, 11, 17, 19, 18, 22, 21, 25, 28]}
      />
    </Box>
  );
}
