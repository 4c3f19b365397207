import Skeleton from '@mui/material/Skeleton';

export default function SkeletonCustom() {
  return (
    <Skeleton
      component="div"
      variant="rounded"
      width={260}
      height={48}
      classes={{ pulse: 'slow' }}
      sx={{
        bgcolor: 'primary.light',
        opacity: 0.4,
        '&.slow': { animationDuration: '4s' },
      }}
    />
  );
}
