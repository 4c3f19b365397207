import NoSsr from '@mui/material/NoSsr';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

function Language() {
  return <Typography>Your browser prefers “{navigator.language}”.</Typography>;
}

export default function ServerNoSsr() {
  return (
    <NoSsr fallback={<Skeleton variant="text" width={260} />}>
      <Language />
    </NoSsr>
  );
}
