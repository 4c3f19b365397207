import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Masonry from '@mui/lab/Masonry';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

interface Note {
  id: number;
  title: string;
  lines: { text: string; done: boolean }[];
}

const lists: [title: string, ...lines: string[]][] = [
  ['Engine', 'Change the oil', 'Clean the filter', 'Check the belt'],
  ['Deck', 'Wash', 'Oil the wood'],
  ['Sails', 'Mend the jib', 'New battens', 'Fold', 'Dry the covers', 'Label'],
  ['Papers', 'Insurance'],
  ['Galley', 'Gas', 'Matches', 'Two pans'],
  ['Safety', 'Test the radio', 'Flares', 'Life vests', 'Fire extinguisher'],
];

const start: Note[] = lists.map(([title, ...lines], index) => ({
  id: index + 1,
  title,
  lines: lines.map((text) => ({ text, done: false })),
}));

export default function MasonryNotes() {
  const [notes, setNotes] = React.useState(start);
  const [text, setText] = React.useState('');
  const next = React.useRef(start.length + 1);
  const open = notes
    .flatMap((note) => note.lines)
    .filter((line) => !line.done).length;

  const add = (event: React.FormEvent) => {
    event.preventDefault();
    const [title, ...lines] = text.split(',').map((part) => part.trim());
    if (!title) return;
    const note = {
      id: next.current++,
      title,
      lines: lines.map((line) => ({ text: line, done: false })),
    };
    setNotes([note, ...notes]);
    setText('');
  };

  const toggle = (id: number, changed: string) =>
    setNotes(
      notes.map((note) =>
        note.id === id
          ? {
              ...note,
              lines: note.lines.map((line) =>
                line.text === changed ? { ...line, done: !line.done } : line,
              ),
            }
          : note,
      ),
    );

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 560, minHeight: 700 }}>
      <Stack component="form" direction="row" spacing={1} onSubmit={add}>
        <TextField
          size="small"
          label="Title, line, line"
          value={text}
          onChange={(event) => setText(event.target.value)}
          sx={{ flex: 1 }}
        />
        <Button type="submit">Add</Button>
      </Stack>
      <Typography variant="body2" role="status">
        {open} lines left
      </Typography>
      <Box>
        <Masonry
          columns={2}
          spacing={1}
          defaultColumns={2}
          defaultSpacing={1}
          defaultHeight={620}
        >
          {notes.map(({ id, title, lines }) => (
            <Card key={id} variant="outlined" component="section" aria-label={title}>
              <CardContent sx={{ pb: 0 }}>
                <Typography component="h3">{title}</Typography>
                {lines.map((line) => (
                  <FormControlLabel
                    key={line.text}
                    label={line.text}
                    control={
                      <Checkbox
                        size="small"
                        checked={line.done}
                        onChange={() => toggle(id, line.text)}
                      />
                    }
                    sx={{ display: 'flex' }}
                  />
                ))}
              </CardContent>
              <CardActions>
                <Button
                  size="small"
                  aria-label={`Remove ${title}`}
                  onClick={() => setNotes(notes.filter((note) => note.id !== id))}
                >
                  Remove
                </Button>
              </CardActions>
            </Card>
          ))}
        </Masonry>
      </Box>
    </Stack>
  );
}
