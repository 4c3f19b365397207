import Skeleton from '@mui/material/Skeleton';

export default function SkeletonCustom() {
  return (
    <Skeleton
      variant="rounded"
      width={260}
      height={48}
      sx={{ bgcolor: 'primary.light', opacity: 0.4, animationDuration: '4s' }}
    />
  );
}
