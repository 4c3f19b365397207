import Box from '@mui/material/Box';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const trees = [
  [4, 2.1],
  [7, 4.4],
  [9, 4.9],
  [12, 7.2],
  [15, 8.8],
  [18, 9.1],
  [22, 12.4],
  [27, 13.9],
  [31, 14.2],
];

export default function WallScatter() {
  return (
    <Box
      role="img"
      aria-label="Height and age of nine trees; older trees are taller"
      dir="ltr"
      sx={{
        width: '100%',
        maxWidth: 240,
        mx: 'auto',
        '& svg': { width: '100%', height: 'auto', display: 'block' },
      }}
    >
      <ScatterChart
        width={240}
        height={160}
        margin={{ top: 10, right: 18, bottom: 28, left: 32 }}
        series={[{ data: trees.map(([x, y], id) => ({ x, y, id })) }]}
      />
    </Box>
  );
}
