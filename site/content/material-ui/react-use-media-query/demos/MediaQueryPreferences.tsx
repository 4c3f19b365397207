import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function MediaQueryPreferences() {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const contrast = useMediaQuery('(prefers-contrast: more)');
  const print = useMediaQuery('print');

  const answers = {
    'Less motion': still,
    'More contrast': contrast,
    'Being printed': print,
  };

  return (
    <List dense>
      {Object.entries(answers).map(([name, answer]) => (
        <ListItem key={name}>
          <ListItemText primary={name} secondary={answer ? 'Yes' : 'No'} />
        </ListItem>
      ))}
    </List>
  );
}
