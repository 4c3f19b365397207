import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Container from '@mui/material/Container';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const rooms = [
  {
    name: 'Attic',
    beds: 1,
    price: 74,
    text: 'Under the roof, with a view of the sea.',
  },
  {
    name: 'Garden',
    beds: 2,
    price: 98,
    text: 'On the ground floor, with a terrace.',
  },
  { name: 'Harbor', beds: 2, price: 112, text: 'Two windows above the boats.' },
  {
    name: 'Family',
    beds: 4,
    price: 156,
    text: 'Two rooms with a door between them.',
  },
];

export default function ContainerHotel() {
  const [chosen, setChosen] = React.useState<string[]>([]);
  const total = rooms
    .filter(({ name }) => chosen.includes(name))
    .reduce((sum, { price }) => sum + price, 0);

  const toggle = (name: string) =>
    setChosen(
      chosen.includes(name)
        ? chosen.filter((other) => other !== name)
        : [...chosen, name],
    );

  return (
    <React.Fragment>
      <AppBar position="static">
        <Container maxWidth="md">
          <Toolbar disableGutters>
            <Typography variant="h6" component="p" sx={{ flexGrow: 1 }}>
              Pension at the pier
            </Typography>
            <Typography role="status">€{total} a night</Typography>
          </Toolbar>
        </Container>
      </AppBar>
      <Box component="header" sx={{ bgcolor: 'action.hover', py: 4 }}>
        <Container maxWidth="md">
          <Typography variant="h4" component="h1">
            Four rooms
          </Typography>
          <Typography>Breakfast is from seven to ten, at the long table.</Typography>
        </Container>
      </Box>
      <Container component="main" maxWidth="md" sx={{ py: 3 }}>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
          }}
        >
          {rooms.map(({ name, beds, price, text }) => (
            <Card key={name} variant="outlined">
              <CardContent>
                <Typography variant="h6" component="h2">
                  {name}
                </Typography>
                <Typography color="text.secondary" gutterBottom>
                  {beds} {beds === 1 ? 'bed' : 'beds'}, €{price}
                </Typography>
                <Typography>{text}</Typography>
              </CardContent>
              <CardActions>
                <Button
                  aria-pressed={chosen.includes(name)}
                  onClick={() => toggle(name)}
                >
                  {chosen.includes(name) ? 'Remove' : 'Choose'} {name}
                </Button>
              </CardActions>
            </Card>
          ))}
        </Box>
      </Container>
    </React.Fragment>
  );
}
