import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

interface Table {
  guests: number;
  place: string;
}

const sizes = [2, 3, 4, 5, 6, 8];
const places = ['At the window', 'In the garden', 'Near the kitchen'];

interface TableFormProps {
  table: Table;
  onSave: (table: Table) => void;
  onCancel: () => void;
}

function TableForm({ table, onSave, onCancel }: TableFormProps) {
  const [draft, setDraft] = React.useState(table);

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSave(draft);
      }}
    >
      <DialogTitle id="select-dialog-title">Change the table</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1, minWidth: { sm: 300 } }}>
          <TextField
            id="select-dialog-guests"
            select
            label="Guests"
            value={draft.guests}
            onChange={(event) =>
              setDraft({ ...draft, guests: Number(event.target.value) })
            }
          >
            {sizes.map((size) => (
              <MenuItem key={size} value={size}>
                {size}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            id="select-dialog-place"
            select
            label="Place"
            value={draft.place}
            onChange={(event) => setDraft({ ...draft, place: event.target.value })}
          >
            {places.map((place) => (
              <MenuItem key={place} value={place}>
                {place}
              </MenuItem>
            ))}
          </TextField>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="contained">
          Save
        </Button>
      </DialogActions>
    </form>
  );
}

export default function SelectDialog() {
  const [open, setOpen] = React.useState(false);
  const [table, setTable] = React.useState<Table>({ guests: 4, place: places[0] });
  const close = () => setOpen(false);
  const save = (next: Table) => {
    setTable(next);
    close();
  };

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Table for {table.guests}: {table.place}
      </Button>
      <Dialog open={open} onClose={close} aria-labelledby="select-dialog-title">
        <TableForm table={table} onSave={save} onCancel={close} />
      </Dialog>
    </React.Fragment>
  );
}
