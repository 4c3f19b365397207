import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

const birds = [
  { name: 'Lapwing', text: 'Wet meadows, from March on.' },
  { name: 'Oystercatcher', text: 'Loud, black and white, seldom far from mussels.' },
  { name: 'Avocet', text: 'Its beak turns up at the end.' },
];

export default function CardGrid() {
  return (
    <Box
      component="ul"
      aria-label="Birds of the coast"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
        gap: 2,
        width: '100%',
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {birds.map(({ name, text }) => (
        <Card
          key={name}
          component="li"
          variant="outlined"
          sx={{ display: 'flex', flexDirection: 'column' }}
        >
          <CardContent sx={{ flexGrow: 1 }}>
            <Typography variant="h6" component="h3">
              {name}
            </Typography>
            <Typography color="text.secondary">{text}</Typography>
          </CardContent>
          <CardActions>
            <Button size="small" aria-label={`Listen to the ${name}`}>
              Listen
            </Button>
          </CardActions>
        </Card>
      ))}
    </Box>
  );
}
