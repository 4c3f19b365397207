import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

export default function ProgressTrack() {
  return (
    <Box sx={{ position: 'relative', display: 'inline-flex' }}>
      <CircularProgress
        aria-hidden
        variant="determinate"
        value={100}
        size={56}
        thickness={5}
        sx={{ color: 'divider' }}
      />
      <CircularProgress
        aria-label="Steps of today"
        variant="determinate"
        value={35}
        size={56}
        thickness={5}
        sx={{
          position: 'absolute',
          left: 0,
          '& circle': { strokeLinecap: 'round' },
        }}
      />
    </Box>
  );
}
