import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Sailing from '@mui/icons-material/Sailing';

export default function IconSizes() {
  return (
    <Stack spacing={2} alignItems="center">
      <Stack direction="row" spacing={2} alignItems="center">
        <Sailing fontSize="small" />
        <Sailing />
        <Sailing fontSize="large" />
        <Sailing sx={{ fontSize: 64 }} />
      </Stack>
      <Typography variant="h5" component="p">
        Regatta on Sunday{' '}
        <Sailing fontSize="inherit" sx={{ verticalAlign: 'text-bottom' }} />
      </Typography>
    </Stack>
  );
}
