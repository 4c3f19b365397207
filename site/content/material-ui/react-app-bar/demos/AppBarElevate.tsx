import AppBar from '@mui/material/AppBar';
import Container from '@mui/material/Container';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

const lines = [
  'Flour',
  'Water',
  'Salt',
  'Yeast',
  'Olives',
  'Rosemary',
  'Oil',
  'Sugar',
  'Almonds',
  'Lemons',
];

export default function AppBarElevate() {
  const scrolled = useScrollTrigger({ disableHysteresis: true, threshold: 0 });

  return (
    <div>
      <AppBar color="default" elevation={scrolled ? 4 : 0}>
        <Toolbar>
          <Typography variant="h6" component="h1">
            Shopping list
          </Typography>
        </Toolbar>
      </AppBar>
      <Toolbar />
      <Container component="main" maxWidth="sm">
        {lines.map((line) => (
          <Typography key={line} sx={{ py: 1.5 }}>
            {line}
          </Typography>
        ))}
      </Container>
    </div>
  );
}
