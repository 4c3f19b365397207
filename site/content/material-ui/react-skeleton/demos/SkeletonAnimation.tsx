import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function SkeletonAnimation() {
  return (
    <Stack spacing={1} sx={{ width: 260 }}>
      <Skeleton height={32} />
      <Skeleton height={32} animation="wave" />
      <Skeleton height={32} animation={false} />
    </Stack>
  );
}
