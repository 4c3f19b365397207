import NoSsr from '@mui/material/NoSsr';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

function Language() {
  return <>Your browser asks for {navigator.language}.</>;
}

export default function NoSsrFallback() {
  return (
    <Typography role="status" sx={{ width: 280 }}>
      <NoSsr fallback={<Skeleton component="span" width={240} />}>
        <Language />
      </NoSsr>
    </Typography>
  );
}
