import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const things = ['Passport', 'Tickets', 'Toothbrush'];

export default function ListChecks() {
  const [packed, setPacked] = React.useState(['Passport']);

  const change = (thing: string, checked: boolean) =>
    setPacked((old) =>
      checked ? [...old, thing] : old.filter((other) => other !== thing),
    );

  return (
    <List
      aria-label="Packing list"
      sx={{ width: 280, maxWidth: '100%', bgcolor: 'background.paper' }}
    >
      {things.map((thing) => (
        <ListItem key={thing} disablePadding>
          <ListItemButton component="label" role={undefined} tabIndex={-1} dense>
            <ListItemIcon>
              <Checkbox
                edge="start"
                checked={packed.includes(thing)}
                onChange={(event, checked) => change(thing, checked)}
              />
            </ListItemIcon>
            <ListItemText primary={thing} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
