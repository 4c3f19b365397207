import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const bags = [
  {
    name: 'Clothes',
    things: ['Rain jacket', 'Wool sweater', 'Hiking socks', 'Hat'],
  },
  { name: 'Kitchen', things: ['Gas stove', 'Pot', 'Matches'] },
  { name: 'Papers', things: ['Passport', 'Ferry tickets', 'Hut key'] },
];
const total = bags.reduce((sum, bag) => sum + bag.things.length, 0);

export default function CheckboxPacking() {
  const [packed, setPacked] = React.useState(['Pot', 'Passport']);

  const mark = (things: string[], checked: boolean) =>
    setPacked((old) => {
      const others = old.filter((thing) => !things.includes(thing));
      return checked ? [...others, ...things] : others;
    });

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 420, p: 2 }}>
      <Typography variant="h6" component="h3">
        Packing list
      </Typography>
      <Typography role="status" variant="body2" color="text.secondary">
        {packed.length === total
          ? 'All packed'
          : `${total - packed.length} of ${total} things are missing`}
      </Typography>
      {bags.map(({ name, things }) => {
        const count = things.filter((thing) => packed.includes(thing)).length;
        const mixed = count > 0 && count < things.length;

        return (
          <Box key={name} role="group" aria-label={name} sx={{ mt: 1 }}>
            <FormControlLabel
              label={`${name} (${count} of ${things.length})`}
              control={
                <Checkbox
                  checked={count === things.length}
                  indeterminate={mixed}
                  inputRef={(input: HTMLInputElement | null) => {
                    if (input) input.indeterminate = mixed;
                  }}
                  onChange={(event) => mark(things, event.target.checked)}
                />
              }
            />
            <Box sx={{ display: 'flex', flexDirection: 'column', pl: 4 }}>
              {things.map((thing) => (
                <FormControlLabel
                  key={thing}
                  label={thing}
                  control={
                    <Checkbox
                      size="small"
                      checked={packed.includes(thing)}
                      onChange={(event) => mark([thing], event.target.checked)}
                    />
                  }
                />
              ))}
            </Box>
          </Box>
        );
      })}
      <Button sx={{ mt: 1 }} onClick={() => setPacked([])}>
        Unpack everything
      </Button>
    </Paper>
  );
}
