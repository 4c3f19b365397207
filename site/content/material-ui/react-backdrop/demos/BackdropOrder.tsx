import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const trips = [
  { name: 'Askøy and back', price: 14 },
  { name: 'Around the harbor', price: 22 },
  { name: 'Islands, a whole day', price: 58 },
];

type State = 'editing' | 'sending' | 'sent';

const news: Record<State, string> = {
  editing: 'Check your trip and order.',
  sending: 'Sending your order …',
  sent: 'Thank you. The tickets are on their way.',
};

export default function BackdropOrder() {
  const [trip, setTrip] = React.useState(trips[0].name);
  const [seats, setSeats] = React.useState(2);
  const [state, setState] = React.useState<State>('editing');
  const form = React.useRef<HTMLFormElement>(null);
  const submit = React.useRef<HTMLButtonElement>(null);
  const price = trips.find(({ name }) => name === trip)?.price ?? 0;

  React.useEffect(() => {
    form.current?.toggleAttribute('inert', state === 'sending');
    if (state !== 'sending') return undefined;
    const answer = setTimeout(() => setState('sent'), 2000);
    return () => clearTimeout(answer);
  }, [state]);

  React.useEffect(() => {
    if (state === 'sent') submit.current?.focus();
  }, [state]);

  const send = (event: React.FormEvent) => {
    event.preventDefault();
    setState('sending');
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 340 }}>
      <Paper variant="outlined" sx={{ position: 'relative', overflow: 'hidden' }}>
        <Stack ref={form} component="form" spacing={2} onSubmit={send} sx={{ p: 2 }}>
          <TextField
            select
            label="Trip"
            size="small"
            value={trip}
            onChange={(event) => setTrip(event.target.value)}
          >
            {trips.map(({ name }) => (
              <MenuItem key={name} value={name}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label="Seats"
            type="number"
            size="small"
            inputProps={{ min: 1, max: 8 }}
            value={seats}
            onChange={(event) => setSeats(Number(event.target.value))}
          />
          <Typography>Total: €{seats * price}</Typography>
          <Button ref={submit} type="submit" variant="contained">
            {state === 'sent' ? 'Order again' : 'Order'}
          </Button>
        </Stack>
        <Backdrop
          open={state === 'sending'}
          sx={{ position: 'absolute', zIndex: 1, color: 'common.white' }}
        >
          <CircularProgress color="inherit" aria-label="Sending" />
        </Backdrop>
      </Paper>
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {news[state]}
      </Typography>
    </Box>
  );
}
