import Box from '@mui/material/Box';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const oak = [
  [8, 4],
  [9, 5.2],
  [11, 5.8],
  [12, 7],
];
const ash = [
  [3, 1.2],
  [4, 1.4],
  [5, 2.1],
  [6, 2.2],
];

const leaves = (of: number[][]) => of.map(([x, y], id) => ({ x, y, id }));

export default function WallSpecies() {
  return (
    <Box
      role="img"
      aria-label="Length and width of the leaves of two species"
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
        series={[{ data: leaves(oak) }, { data: leaves(ash) }]}
      />
    </Box>
  );
}
