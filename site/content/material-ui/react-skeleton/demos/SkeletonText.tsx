import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SkeletonText() {
  return (
    <Stack sx={{ width: 260 }}>
      <Typography variant="h4" component="div">
        <Skeleton />
      </Typography>
      <Typography variant="body1" component="div">
        <Skeleton />
      </Typography>
      <Typography variant="caption" component="div">
        <Skeleton width="60%" />
      </Typography>
    </Stack>
  );
}
