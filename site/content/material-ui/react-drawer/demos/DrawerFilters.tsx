import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const filters = ['Open now', 'With a garden', 'Dogs allowed'];

export default function DrawerFilters() {
  const [open, setOpen] = React.useState(false);
  const [chosen, setChosen] = React.useState<string[]>([]);

  const toggle = (name: string) =>
    setChosen(
      chosen.includes(name)
        ? chosen.filter((other) => other !== name)
        : [...chosen, name],
    );

  return (
    <React.Fragment>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Filters: {chosen.length}
      </Button>
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        PaperProps={{ role: 'dialog', 'aria-labelledby': 'drawer-filters-title' }}
      >
        <Stack sx={{ width: 'min(300px, 80vw)', height: '100%', p: 3 }}>
          <Typography id="drawer-filters-title" variant="h6" component="p">
            Cafés
          </Typography>
          {filters.map((name) => (
            <FormControlLabel
              key={name}
              label={name}
              control={<Checkbox checked={chosen.includes(name)} />}
              onChange={() => toggle(name)}
            />
          ))}
          <Button
            variant="contained"
            onClick={() => setOpen(false)}
            sx={{ mt: 'auto' }}
          >
            Show cafés
          </Button>
        </Stack>
      </Drawer>
    </React.Fragment>
  );
}
