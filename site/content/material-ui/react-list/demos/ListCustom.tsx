import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton, { listItemButtonClasses } from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { styled } from '@mui/material/styles';

const RoundButton = styled(ListItemButton)(({ theme }) => ({
  borderRadius: 20,
  [`&.${listItemButtonClasses.selected}`]: {
    color: theme.palette.primary.contrastText,
    backgroundColor: theme.palette.primary.main,
    '&:hover, &.Mui-focusVisible': { backgroundColor: theme.palette.primary.dark },
  },
}));

export default function ListCustom() {
  const [view, setView] = React.useState('Week');

  return (
    <List
      aria-label="View"
      sx={{ width: 220, bgcolor: 'background.paper', borderRadius: 3, p: 1 }}
    >
      {['Day', 'Week', 'Month'].map((name) => (
        <ListItem key={name} disablePadding>
          <RoundButton
            selected={view === name}
            aria-pressed={view === name}
            onClick={() => setView(name)}
          >
            <ListItemText primary={name} />
          </RoundButton>
        </ListItem>
      ))}
    </List>
  );
}
