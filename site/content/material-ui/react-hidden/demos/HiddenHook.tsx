import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';

export default function HiddenHook() {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));

  return (
    <Typography sx={{ p: 2 }}>
      {isPhone ? 'Mounted on phones only' : 'Mounted everywhere else'}
    </Typography>
  );
}
