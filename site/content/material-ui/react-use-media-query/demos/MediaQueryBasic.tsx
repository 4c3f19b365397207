import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function MediaQueryBasic() {
  const matches = useMediaQuery('(min-width:600px)');

  return (
    <Typography role="status" sx={{ p: 2 }}>
      (min-width:600px) matches: {String(matches)}
    </Typography>
  );
}
