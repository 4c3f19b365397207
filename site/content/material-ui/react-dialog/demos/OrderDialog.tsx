import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const items = ['Bread', 'Butter', 'Cheese', 'Eggs', 'Figs', 'Honey', 'Milk', 'Tea'];

export default function OrderDialog() {
  const [open, setOpen] = React.useState(false);
  const [sent, setSent] = React.useState(0);
  const close = () => setOpen(false);

  const send = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const counts = [...new FormData(event.currentTarget).values()].map(Number);
    setSent(counts.reduce((sum, count) => sum + count, 0));
    close();
  };

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {sent > 0 ? `${sent} ordered` : 'Order'}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        PaperProps={{ component: 'form', onSubmit: send }}
        aria-labelledby="order-title"
      >
        <DialogTitle id="order-title">Order</DialogTitle>
        <DialogContent dividers>
          <Stack spacing={2}>
            {items.map((name) => (
              <TextField
                key={name}
                id={`order-${name}`}
                name={name}
                label={name}
                type="number"
                size="small"
                defaultValue={0}
                inputProps={{ min: 0 }}
              />
            ))}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit">Send order</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
