import * as React from 'react';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Popover from '@mui/material/Popover';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const districts = ['Harbor', 'Old town', 'Hillside'];

// Forty flats, made by a rule: no two builds differ.
const flats = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  district: districts[(index * 7) % 3],
  rooms: 1 + ((index * 5) % 4),
  rent: 620 + ((index * 137) % 1180),
}));

export default function PopoverFilters() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [rent, setRent] = React.useState([600, 1000]);
  const [chosen, setChosen] = React.useState(districts);
  const open = anchor !== null;

  const found = flats.filter(
    (flat) =>
      flat.rent >= rent[0] && flat.rent <= rent[1] && chosen.includes(flat.district),
  );
  const filters =
    Number(chosen.length < 3) + Number(rent[0] > 600 || rent[1] < 1800);

  const toggle = (district: string) =>
    setChosen(
      chosen.includes(district)
        ? chosen.filter((other) => other !== district)
        : [...chosen, district],
    );

  const reset = () => {
    setRent([600, 1800]);
    setChosen(districts);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Stack direction="row" alignItems="center" justifyContent="space-between">
        <Typography role="status">
          {found.length} of {flats.length} flats
        </Typography>
        <Badge badgeContent={filters} color="primary">
          <Button
            variant="outlined"
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            Filters
          </Button>
        </Badge>
      </Stack>
      <Popover
        open={open}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Filters' } }}
      >
        <Stack spacing={1} sx={{ width: 280, p: 3 }}>
          <Typography id="popover-rent" component="h3" variant="subtitle2">
            Rent: €{rent[0]} to €{rent[1]}
          </Typography>
          <Slider
            min={600}
            max={1800}
            step={50}
            value={rent}
            getAriaLabel={(index) => (index === 0 ? 'From' : 'To')}
            onChange={(event, next) => setRent(next as number[])}
          />
          <FormGroup role="group" aria-label="District">
            {districts.map((district) => (
              <FormControlLabel
                key={district}
                label={district}
                control={
                  <Checkbox
                    checked={chosen.includes(district)}
                    onChange={() => toggle(district)}
                  />
                }
              />
            ))}
          </FormGroup>
          <Stack direction="row" justifyContent="space-between">
            <Button onClick={reset}>Reset</Button>
            <Button variant="contained" onClick={() => setAnchor(null)}>
              Show {found.length}
            </Button>
          </Stack>
        </Stack>
      </Popover>
      <List dense>
        {found.slice(0, 4).map((flat) => (
          <ListItem key={flat.id} disableGutters>
            <ListItemText
              primary={`${flat.rooms} rooms, ${flat.district}`}
              secondary={`€${flat.rent} a month`}
            />
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
