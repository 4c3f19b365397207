import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function SkeletonShapes() {
  return (
    <Stack spacing={1.5}>
      <Skeleton variant="text" width={220} sx={{ fontSize: '1rem' }} />
      <Skeleton variant="circular" width={40} height={40} />
      <Skeleton variant="rectangular" width={220} height={60} />
      <Skeleton variant="rounded" width={220} height={60} />
    </Stack>
  );
}
