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
        sx={{
          height: 10,
          borderRadius: 5,
          '& .MuiLinearProgress-bar': { borderRadius: 5 },
        }}
      />
      <CircularProgress
        disableShrink
        aria-label="Loading the map"
        sx={{
          animationDuration: '2s',
          '& .MuiCircularProgress-circle': { strokeLinecap: 'round' },
        }}
      />
    </Stack>
  );
}
