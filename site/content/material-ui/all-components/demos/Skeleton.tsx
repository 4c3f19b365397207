import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function SkeletonPicture() {
  return (
    <Box sx={{ width: 200 }}>
      <Stack direction="row" spacing={1.5} alignItems="center">
        <Skeleton animation={false} variant="circular" width={40} height={40} />
        <Box sx={{ flexGrow: 1 }}>
          <Skeleton animation={false} width="80%" />
          <Skeleton animation={false} width="50%" />
        </Box>
      </Stack>
      <Skeleton animation={false} variant="rounded" height={60} sx={{ mt: 1.5 }} />
    </Box>
  );
}
