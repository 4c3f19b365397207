import * as React from 'react';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutline';

export default function JoyButtonUndo() {
  const [rows, setRows] = React.useState(3);
  const undo = React.useRef<{ focusVisible(): void } | null>(null);
  const add = React.useRef<{ focusVisible(): void } | null>(null);

  return (
    <Stack direction="row" spacing={1} alignItems="center">
      <IconButton
        aria-label="Remove a row"
        disabled={rows === 0}
        onClick={() => {
          setRows(rows - 1);
          undo.current?.focusVisible();
        }}
      >
        <DeleteIcon />
      </IconButton>
      <IconButton
        action={add}
        aria-label="Add a row"
        onClick={() => setRows(rows + 1)}
      >
        <AddIcon />
      </IconButton>
      <Button
        action={undo}
        variant="outlined"
        onClick={() => {
          setRows(3);
          add.current?.focusVisible();
        }}
      >
        Undo
      </Button>
      <Typography role="status">{rows} rows</Typography>
    </Stack>
  );
}
