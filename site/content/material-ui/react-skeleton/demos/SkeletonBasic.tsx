import * as React from 'react';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SkeletonBasic() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: 260 }}>
      <Typography variant="h6" component="p" aria-busy={loading}>
        {loading ? <Skeleton width="70%" /> : 'Ferry to Askøy'}
      </Typography>
      <Typography variant="body2">
        {loading ? <Skeleton /> : 'Leaves at 8:20 from pier 3'}
      </Typography>
      <Button onClick={() => setLoading(!loading)}>
        {loading ? 'Data arrives' : 'Load again'}
      </Button>
    </Stack>
  );
}
