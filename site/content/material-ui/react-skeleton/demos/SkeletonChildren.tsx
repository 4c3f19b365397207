import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function SkeletonChildren() {
  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Skeleton variant="circular">
        <Avatar />
      </Skeleton>
      <Skeleton variant="rounded">
        <Box sx={{ typography: 'button', px: 2, py: 1 }}>Subscribe</Box>
      </Skeleton>
    </Stack>
  );
}
