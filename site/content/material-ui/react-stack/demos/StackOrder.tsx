import * as React from 'react';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';

const goods = [
  { name: 'Rye bread', note: 'Baked this morning', price: 4.8 },
  { name: 'Salted butter', note: '250 g', price: 3.2 },
  { name: 'Cloudberry jam', note: 'Glass of 320 g', price: 7.5 },
];

const money = (value: number) => `$${value.toFixed(2)}`;

export default function StackOrder() {
  const [counts, setCounts] = React.useState([1, 2, 0]);
  const sum = counts.reduce(
    (all, count, index) => all + count * goods[index].price,
    0,
  );

  const change = (index: number, by: number) =>
    setCounts(
      counts.map((count, other) =>
        other === index ? Math.max(0, count + by) : count,
      ),
    );

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 460, p: 2 }}>
      <Stack spacing={2}>
        <Typography variant="h6" component="h3">
          Saturday delivery
        </Typography>
        <Stack divider={<Divider />} spacing={1.5}>
          {goods.map(({ name, note, price }, index) => (
            <Stack
              key={name}
              direction={{ xs: 'column', sm: 'row' }}
              spacing={1}
              sx={{ alignItems: { sm: 'center' } }}
            >
              <Stack sx={{ flexGrow: 1, minWidth: 0 }}>
                <Typography noWrap>{name}</Typography>
                <Typography variant="body2" color="text.secondary">
                  {note}, {money(price)}
                </Typography>
              </Stack>
              <Stack
                direction="row"
                role="group"
                aria-label={name}
                sx={{ alignItems: 'center' }}
              >
                <IconButton
                  aria-label={`One ${name} less`}
                  onClick={() => change(index, -1)}
                >
                  <Remove />
                </IconButton>
                <Typography sx={{ width: 24, textAlign: 'center' }}>
                  {counts[index]}
                </Typography>
                <IconButton
                  aria-label={`One ${name} more`}
                  onClick={() => change(index, 1)}
                >
                  <Add />
                </IconButton>
              </Stack>
            </Stack>
          ))}
        </Stack>
        <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center' }}>
          <Button onClick={() => setCounts([0, 0, 0])}>Empty</Button>
          <Typography role="status" sx={{ ml: 'auto' }}>
            Total {money(sum)}
          </Typography>
        </Stack>
      </Stack>
    </Paper>
  );
}
