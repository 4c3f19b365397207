import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Pagination from '@mui/material/Pagination';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const authors = ['Ida Holm', 'Jan Novak', 'Rosa Lima', 'Kofi Mensah', 'Yuki Tanaka'];
const subjects = [
  'The new ferry timetable',
  'Repairs on the pier',
  'A request for the archive',
  'Herring prices',
  'The lighthouse in winter',
  'Members of the choir',
];
const size = 10;

const letters = Array.from({ length: 240 }, (_, index) => ({
  id: index + 1,
  author: authors[(index * 7) % authors.length],
  subject: subjects[(index * 5 + Math.floor(index / 9)) % subjects.length],
  year: 1890 + Math.floor(index / 6),
}));

export default function PaginationArchive() {
  const [query, setQuery] = React.useState('');
  const [page, setPage] = React.useState(1);
  const list = React.useRef<HTMLUListElement>(null);

  const words = query.trim().toLowerCase();
  const found = letters.filter(({ author, subject, year }) =>
    `${author} ${subject} ${year}`.toLowerCase().includes(words),
  );
  const first = (page - 1) * size;
  const shown = found.slice(first, first + size);

  const go = (next: number) => {
    setPage(next);
    list.current?.scrollTo({ top: 0 });
  };

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 460, p: 2 }}>
      <Stack spacing={2}>
        <TextField
          label="Search the letters"
          size="small"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            go(1);
          }}
        />
        <Typography variant="body2" role="status">
          {found.length === 0
            ? 'Nothing was found.'
            : `${first + 1} to ${first + shown.length} of ${found.length} letters`}
        </Typography>
        <List
          ref={list}
          dense
          tabIndex={0}
          aria-label="Letters"
          sx={{ height: 280, overflow: 'auto' }}
        >
          {shown.map(({ id, author, subject, year }) => (
            <ListItem key={id} divider>
              <ListItemText
                primary={subject}
                secondary={`No. ${id}, ${author}, ${year}`}
              />
            </ListItem>
          ))}
        </List>
        <Pagination
          size="small"
          aria-label="Pages of letters"
          siblingCount={0}
          count={Math.max(1, Math.ceil(found.length / size))}
          page={page}
          onChange={(event, next) => go(next)}
          sx={{ alignSelf: 'center' }}
        />
      </Stack>
    </Paper>
  );
}
