import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ProgressStyled() {
  return (
    <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
      <Typography id="styled-profile">Profile</Typography>
      <LinearProgress
        variant="determinate"
        value={60}
        color="success"
        aria-labelledby="styled-profile"
        classes={{ bar: 'filled' }}
        sx={{ height: 10, borderRadius: 5, '& .filled': { borderRadius: 5 } }}
      />
      <CircularProgress
        disableShrink
        aria-label="Loading the map"
        classes={{ circle: 'stroke' }}
        sx={{ animationDuration: '2s', '& .stroke': { strokeLinecap: 'round' } }}
      />
    </Stack>
  );
}
