import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Slide from '@mui/material/Slide';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

const stops = [
  'Mill bridge',
  'Old customs house',
  'Rope walk',
  'Fish market',
  'Lighthouse',
  'Dry dock',
  'Salt stores',
  'Pilot station',
  'Ferry steps',
  'Boat yard',
];

export default function AppBarHide() {
  const [focused, setFocused] = React.useState(false);
  const goingDown = useScrollTrigger({ threshold: 40 });

  return (
    <div>
      <Slide appear={false} direction="down" in={!goingDown || focused}>
        <AppBar onFocus={() => setFocused(true)} onBlur={() => setFocused(false)}>
          <Toolbar>
            <Typography variant="h6" component="h1" sx={{ flexGrow: 1 }}>
              Harbour walk
            </Typography>
            <Button color="inherit">Save</Button>
          </Toolbar>
        </AppBar>
      </Slide>
      <Toolbar />
      <Container component="main" maxWidth="sm">
        {stops.map((stop) => (
          <Typography key={stop} sx={{ py: 1.5 }}>
            {stop}
          </Typography>
        ))}
      </Container>
    </div>
  );
}
