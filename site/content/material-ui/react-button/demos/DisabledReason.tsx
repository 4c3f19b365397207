import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DisabledReason() {
  const [seats, setSeats] = React.useState(0);
  const empty = seats === 0;

  return (
    <Stack spacing={1} alignItems="center">
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => setSeats(seats + 1)}>
          Add a seat
        </Button>
        <Button
          variant="contained"
          aria-disabled={empty}
          aria-describedby="order-reason"
          onClick={() => setSeats(0)}
          sx={empty ? { opacity: 0.6 } : undefined}
        >
          Order
        </Button>
      </Stack>
      <Typography id="order-reason" variant="body2">
        {empty ? 'Add at least one seat to order.' : `Seats in your order: ${seats}`}
      </Typography>
    </Stack>
  );
}
