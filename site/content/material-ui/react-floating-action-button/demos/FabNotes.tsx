import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fab from '@mui/material/Fab';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Add from '@mui/icons-material/Add';

interface Note {
  id: number;
  text: string;
}

const start: Note[] = [
  'Ask Ida for the key to the boat house',
  'Ferry leaves at 7:40, not at 8',
  'Two liters of paint, RAL 5015',
  'Return the library books',
  'Call the school about Friday',
  'Rosa: allergic to hazelnuts',
].map((text, index) => ({ id: index + 1, text }));

export default function FabNotes() {
  const [notes, setNotes] = React.useState(start);
  const [added, setAdded] = React.useState<number | null>(null);
  const field = React.useRef<HTMLInputElement>(null);

  React.useEffect(() => {
    if (added !== null) field.current?.focus();
  }, [added]);

  const add = () => {
    const id = Math.max(0, ...notes.map((note) => note.id)) + 1;
    setNotes([{ id, text: '' }, ...notes]);
    setAdded(id);
  };
  const takeBack = () => {
    setNotes(notes.filter((note) => note.id !== added));
    setAdded(null);
  };
  const write = (id: number, text: string) =>
    setNotes(notes.map((note) => (note.id === id ? { id, text } : note)));

  return (
    <Paper
      variant="outlined"
      sx={{ position: 'relative', width: 320, height: 340, overflow: 'hidden' }}
    >
      <Stack
        spacing={1}
        sx={{ height: '100%', overflow: 'auto', p: 2, pb: added === null ? 11 : 18 }}
      >
        {notes.map((note) => (
          <Box key={note.id} sx={{ borderBottom: 1, borderColor: 'divider' }}>
            <InputBase
              fullWidth
              value={note.text}
              placeholder="What must not be forgotten?"
              inputRef={note.id === added ? field : undefined}
              inputProps={{ 'aria-label': `Note ${note.id}` }}
              onChange={(event) => write(note.id, event.target.value)}
            />
          </Box>
        ))}
      </Stack>
      {added !== null && (
        <Paper
          square
          elevation={4}
          role="status"
          sx={{ position: 'absolute', inset: 'auto 0 0', px: 2, py: 1 }}
        >
          <Stack direction="row" justifyContent="space-between" alignItems="center">
            <Typography variant="body2">Note {added} was added.</Typography>
            <Button onClick={takeBack}>Undo</Button>
          </Stack>
        </Paper>
      )}
      <Fab
        color="primary"
        aria-label="Add a note"
        onClick={add}
        sx={{ position: 'absolute', right: 16, bottom: added === null ? 16 : 72 }}
      >
        <Add />
      </Fab>
    </Paper>
  );
}
