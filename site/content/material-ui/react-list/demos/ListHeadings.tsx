import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Paper from '@mui/material/Paper';

const cities = [
  { letter: 'A', names: ['Aarhus', 'Antwerp', 'Athens'] },
  { letter: 'B', names: ['Bergen', 'Bilbao', 'Bologna'] },
  { letter: 'C', names: ['Cork', 'Coimbra', 'Cologne'] },
];

export default function ListHeadings() {
  return (
    <Paper
      variant="outlined"
      role="region"
      aria-label="Cities"
      tabIndex={0}
      sx={{ width: 260, maxWidth: '100%', height: 220, overflow: 'auto' }}
    >
      {cities.map(({ letter, names }) => (
        <List
          key={letter}
          dense
          disablePadding
          aria-labelledby={`list-city-${letter}`}
          subheader={
            <ListSubheader id={`list-city-${letter}`}>{letter}</ListSubheader>
          }
        >
          {names.map((name) => (
            <ListItem key={name}>
              <ListItemText primary={name} />
            </ListItem>
          ))}
        </List>
      ))}
    </Paper>
  );
}
