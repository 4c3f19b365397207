import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';

export default function BackdropPicture() {
  return (
    <Box
      sx={{
        position: 'relative',
        width: 220,
        height: 120,
        borderRadius: 1,
        overflow: 'hidden',
      }}
    >
      <Paper square sx={{ height: '100%', p: 2 }}>
        <Skeleton animation={false} width="50%" height={28} />
        <Skeleton animation={false} />
        <Skeleton animation={false} />
        <Skeleton animation={false} width="75%" />
      </Paper>
      <Backdrop open appear={false} sx={{ position: 'absolute' }}>
        <CircularProgress variant="determinate" value={70} aria-label="Loading" />
      </Backdrop>
    </Box>
  );
}
