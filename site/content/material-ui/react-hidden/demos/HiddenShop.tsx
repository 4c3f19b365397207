import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const groups = ['Ropes', 'Fenders', 'Lamps', 'Charts'];

const articles = Array.from({ length: 16 }, (_, index) => ({
  id: index + 1,
  group: groups[index % groups.length],
  name: `${groups[index % groups.length].slice(0, -1)} no. ${10 + index}`,
  price: 12 + ((index * 17) % 90),
}));

interface GroupsProps {
  chosen: string;
  onChoose: (group: string) => void;
}

const Groups = ({ chosen, onChoose }: GroupsProps) => (
  <List component="nav" aria-label="Groups" dense>
    {groups.map((group) => (
      <ListItemButton
        key={group}
        selected={group === chosen}
        aria-current={group === chosen ? 'page' : undefined}
        onClick={() => onChoose(group)}
      >
        <ListItemText primary={group} />
      </ListItemButton>
    ))}
  </List>
);

export default function HiddenShop() {
  const [chosen, setChosen] = React.useState(groups[0]);
  const [open, setOpen] = React.useState(false);

  const choose = (group: string) => {
    setChosen(group);
    setOpen(false);
  };

  return (
    <Box sx={{ display: 'flex', gap: 2, p: 2 }}>
      <Paper
        variant="outlined"
        sx={{ display: { xs: 'none', sm: 'block' }, width: 140, flexShrink: 0 }}
      >
        <Groups chosen={chosen} onChoose={choose} />
      </Paper>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        PaperProps={{ role: 'dialog', 'aria-label': 'Groups' }}
        sx={{ display: { sm: 'none' } }}
      >
        <Groups chosen={chosen} onChoose={choose} />
      </Drawer>
      <Box component="main" sx={{ flex: 1 }}>
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <Typography variant="h6" component="h1" sx={{ flexGrow: 1 }}>
            {chosen}
          </Typography>
          <Button
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            sx={{ display: { sm: 'none' } }}
          >
            Groups
          </Button>
        </Box>
        <List dense>
          {articles
            .filter(({ group }) => group === chosen)
            .map(({ id, name, price }) => (
              <ListItem key={id} disableGutters>
                <ListItemText primary={name} />
                <Typography>€{price}</Typography>
              </ListItem>
            ))}
        </List>
      </Box>
    </Box>
  );
}
