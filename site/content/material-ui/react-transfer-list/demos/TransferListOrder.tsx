import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';

export default function TransferListOrder() {
  const [stops, setStops] = React.useState(['Bergen', 'Florø', 'Ålesund', 'Molde']);

  const swap = (index: number, step: number) => {
    const next = [...stops];
    [next[index], next[index + step]] = [next[index + step], next[index]];
    setStops(next);
  };

  return (
    <List aria-label="Stops" sx={{ width: 260, bgcolor: 'background.paper' }}>
      {stops.map((stop, index) => (
        <ListItem key={stop}>
          <ListItemText primary={`${index + 1}. ${stop}`} />
          <IconButton
            aria-label={`${stop} up`}
            disabled={index === 0}
            onClick={() => swap(index, -1)}
          >
            <ArrowUpward />
          </IconButton>
          <IconButton
            aria-label={`${stop} down`}
            disabled={index === 3}
            onClick={() => swap(index, 1)}
          >
            <ArrowDownward />
          </IconButton>
        </ListItem>
      ))}
    </List>
  );
}
