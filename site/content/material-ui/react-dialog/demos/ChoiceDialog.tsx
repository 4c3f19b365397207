import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const places = ['Archive', 'Drafts', 'Shared with the team'];

export default function ChoiceDialog() {
  const [open, setOpen] = React.useState(false);
  const [place, setPlace] = React.useState('Drafts');

  const choose = (next: string) => {
    setPlace(next);
    setOpen(false);
  };

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        In: {place}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        aria-labelledby="choice-title"
        fullWidth
        maxWidth="xs"
      >
        <DialogTitle id="choice-title" sx={{ pb: 1 }}>
          Move to
        </DialogTitle>
        <DialogContent sx={{ px: 0, pb: 1 }}>
          <List disablePadding>
            {places.map((name) => (
              <ListItem key={name} disablePadding>
                <ListItemButton
                  selected={name === place}
                  onClick={() => choose(name)}
                  sx={{ px: 3 }}
                >
                  <ListItemText primary={name} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </DialogContent>
      </Dialog>
    </React.Fragment>
  );
}
