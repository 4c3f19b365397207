import * as React from 'react';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import Campaign from '@mui/icons-material/Campaign';
import ConfirmationNumber from '@mui/icons-material/ConfirmationNumber';
import DirectionsBoat from '@mui/icons-material/DirectionsBoat';

const places = [
  {
    name: 'Departures',
    icon: <DirectionsBoat />,
    rows: [
      ['8:20 to Askøy', 'Pier 3, on time'],
      ['8:45 to the islands', 'Pier 1, 10 minutes late'],
      ['9:05 to Kleppestø', 'Pier 3, on time'],
      ['9:30 around the harbor', 'Pier 5, sold out'],
    ],
  },
  {
    name: 'Tickets',
    icon: <ConfirmationNumber />,
    rows: [
      ['Two adults, islands', 'Valid on Saturday, whole day'],
      ['Ten trips to Askøy', 'Six trips are left'],
    ],
  },
  {
    name: 'Notices',
    icon: <Campaign />,
    rows: [
      ['Pier 2 is closed', 'Until Friday, for repairs'],
      ['Winter timetable', 'Begins on October 27'],
      ['Lost: a red umbrella', 'Ask at the ticket office'],
    ],
  },
];

export default function BottomNavigationFerry() {
  const [open, setOpen] = React.useState('Departures');
  const [unread, setUnread] = React.useState(3);
  const place = places.find(({ name }) => name === open) ?? places[0];

  const go = (next: string) => {
    setOpen(next);
    if (next === 'Notices') setUnread(0);
  };

  return (
    <Paper
      variant="outlined"
      sx={{ display: 'flex', flexDirection: 'column', width: 320, height: 420 }}
    >
      <Box component="section" sx={{ flex: 1, overflow: 'auto', p: 2 }}>
        <Typography variant="h6" component="h3">
          {place.name}
        </Typography>
        <List dense>
          {place.rows.map(([primary, secondary]) => (
            <ListItem key={primary} disableGutters divider>
              <ListItemText primary={primary} secondary={secondary} />
            </ListItem>
          ))}
        </List>
      </Box>
      <BottomNavigation
        component="nav"
        aria-label="Ferry app"
        showLabels
        value={open}
        onChange={(event: React.SyntheticEvent, next: string) => go(next)}
        sx={{ borderTop: 1, borderColor: 'divider' }}
      >
        {places.map(({ name, icon }) => {
          const count = name === 'Notices' ? unread : 0;
          return (
            <BottomNavigationAction
              key={name}
              value={name}
              label={name}
              aria-label={count > 0 ? `${name}, ${count} unread` : name}
              aria-current={name === open ? 'page' : undefined}
              icon={
                <Badge badgeContent={count} color="error">
                  {icon}
                </Badge>
              }
            />
          );
        })}
      </BottomNavigation>
    </Paper>
  );
}
