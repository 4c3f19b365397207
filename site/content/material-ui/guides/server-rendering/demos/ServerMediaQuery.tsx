import Chip from '@mui/material/Chip';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function ServerMediaQuery() {
  const hovers = useMediaQuery('(hover: hover)', { defaultMatches: true });

  return <Chip label={hovers ? 'Hover to see more' : 'Tap to see more'} />;
}
