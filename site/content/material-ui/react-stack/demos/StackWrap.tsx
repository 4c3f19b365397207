import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const topics = [
  'Bridges',
  'Canals',
  'Dikes',
  'Ferries',
  'Harbours',
  'Lighthouses',
  'Locks',
  'Piers',
  'Sluices',
  'Tides',
];

export default function StackWrap() {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', maxWidth: 380 }}
    >
      {topics.map((topic) => (
        <Chip key={topic} label={topic} />
      ))}
    </Stack>
  );
}
