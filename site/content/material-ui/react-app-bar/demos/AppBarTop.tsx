import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Fab from '@mui/material/Fab';
import Fade from '@mui/material/Fade';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import UpIcon from '@mui/icons-material/KeyboardArrowUp';

const boats = [
  { time: '06:20', to: 'Skerry island', pier: 2 },
  { time: '07:05', to: 'North mole', pier: 1 },
  { time: '08:10', to: 'Skerry island', pier: 2 },
  { time: '09:40', to: 'Old lighthouse', pier: 4 },
  { time: '10:15', to: 'Skerry island', pier: 2 },
  { time: '12:00', to: 'North mole', pier: 1 },
  { time: '13:25', to: 'Seal bank', pier: 4 },
  { time: '14:20', to: 'Skerry island', pier: 2 },
  { time: '16:45', to: 'Old lighthouse', pier: 4 },
  { time: '18:30', to: 'North mole', pier: 1 },
];

function Departures() {
  return (
    <React.Fragment>
      <AppBar position="static" color="default" id="departures-top">
        <Toolbar>
          <Typography variant="h6" component="h1">
            Departures
          </Typography>
        </Toolbar>
      </AppBar>
      <List component="ol" sx={{ pb: 9 }}>
        {boats.map(({ time, to, pier }) => (
          <ListItem key={time}>
            <ListItemText primary={`${time} ${to}`} secondary={`Pier ${pier}`} />
          </ListItem>
        ))}
      </List>
    </React.Fragment>
  );
}

export default function AppBarTop() {
  const scrolled = useScrollTrigger({ disableHysteresis: true, threshold: 100 });

  return (
    <React.Fragment>
      <Departures />
      <Fade in={scrolled}>
        <Fab
          href="#departures-top"
          size="small"
          color="primary"
          aria-label="Back to the top"
          sx={{ position: 'fixed', bottom: 16, insetInlineEnd: 16 }}
        >
          <UpIcon />
        </Fab>
      </Fade>
    </React.Fragment>
  );
}
