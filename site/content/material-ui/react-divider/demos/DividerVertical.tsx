import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DividerVertical() {
  return (
    <Stack direction="row" spacing={2} alignItems="flex-start">
      <Typography>42 km</Typography>
      <Divider orientation="vertical" flexItem />
      <Typography>1,310 m</Typography>
      <Divider orientation="vertical" />
      <Typography>3 h 20 min</Typography>
    </Stack>
  );
}
