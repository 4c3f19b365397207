import * as React from 'react';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const positions = [
  { name: 'Fish soup', count: 2, price: 9.8 },
  { name: 'Rye bread', count: 1, price: 3.2 },
  { name: 'Cloudberry cake', count: 2, price: 6.5 },
  { name: 'Coffee', count: 3, price: 3.6 },
];

const money = (amount: number) => `€${amount.toFixed(2)}`;

function Row({
  name,
  amount,
  strong,
}: {
  name: string;
  amount: number;
  strong?: boolean;
}) {
  return (
    <Stack direction="row" justifyContent="space-between" sx={{ py: 0.5 }}>
      <Typography component="div" variant={strong ? 'subtitle1' : 'body2'}>
        {name}
      </Typography>
      <Typography component="div" variant={strong ? 'subtitle1' : 'body2'}>
        {money(amount)}
      </Typography>
    </Stack>
  );
}

export default function DividerReceipt() {
  const [people, setPeople] = React.useState(1);
  const net = positions.reduce((sum, { count, price }) => sum + count * price, 0);
  const tax = net * 0.15;
  const total = net + tax;

  return (
    <Paper variant="outlined" sx={{ width: 320, p: 2 }}>
      <Typography variant="h6" component="h3">
        Harbor kitchen
      </Typography>
      <Typography variant="body2" color="text.secondary">
        Table 7, Friday evening
      </Typography>
      <Divider sx={{ my: 1 }} />
      {positions.map(({ name, count, price }) => (
        <Row key={name} name={`${count} × ${name}`} amount={count * price} />
      ))}
      <Divider variant="middle" light sx={{ my: 1 }} />
      <Row name="Net" amount={net} />
      <Row name="Tax, 15 %" amount={tax} />
      <Divider sx={{ my: 1, borderBottomWidth: 2 }} />
      <Row name="Total" amount={total} strong />
      <Divider textAlign="left" sx={{ my: 1, typography: 'caption' }}>
        Split the bill
      </Divider>
      <Stack direction="row" spacing={1} alignItems="center">
        <Button
          size="small"
          disabled={people === 1}
          onClick={() => setPeople(people - 1)}
        >
          Fewer
        </Button>
        <Divider orientation="vertical" flexItem />
        <Button size="small" onClick={() => setPeople(people + 1)}>
          More
        </Button>
        <Typography variant="body2" role="status">
          {people} × {money(total / people)}
        </Typography>
      </Stack>
    </Paper>
  );
}
