import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export default function SkeletonColor() {
  return (
    <Box sx={{ width: 260, py: 3, bgcolor: '#12232e' }}>
      <Skeleton variant="rounded" sx={{ bgcolor: 'rgba(255, 255, 255, 0.2)' }} />
    </Box>
  );
}
