import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function ProgressVariants() {
  return (
    <Stack spacing={4} sx={{ width: '100%', maxWidth: 420, py: 2 }}>
      <LinearProgress aria-label="Indeterminate" />
      <LinearProgress variant="determinate" value={40} aria-label="Determinate" />
      <LinearProgress
        variant="buffer"
        value={40}
        valueBuffer={65}
        aria-label="Buffer"
      />
      <LinearProgress variant="query" aria-label="Query" />
    </Stack>
  );
}
