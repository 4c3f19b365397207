import Box from '@mui/joy/Box';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

export default function SkeletonPicture() {
  return (
    <Box sx={{ width: 200 }}>
      <Stack direction="row" spacing={1.5} alignItems="center">
        <Skeleton animation={false} variant="circular" width={40} height={40} />
        <Box sx={{ flexGrow: 1 }}>
          <Skeleton animation={false} variant="text" width="80%" />
          <Skeleton animation={false} variant="text" width="50%" />
        </Box>
      </Stack>
      <Skeleton
        animation={false}
        variant="rectangular"
        height={56}
        sx={{ mt: 1.5, borderRadius: 'sm' }}
      />
    </Box>
  );
}
