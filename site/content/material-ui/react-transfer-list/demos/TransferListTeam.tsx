import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const first = ['Ida', 'Jan', 'Rosa', 'Kofi', 'Yuki', 'Ada'];
const last = ['Holm', 'Novak', 'Lima'];
const towns = ['Oslo', 'Brno', 'Porto', 'Accra', 'Osaka'];
const max = 6;

const people = first.flatMap((name, row) =>
  last.map((surname, column) => ({
    id: row * last.length + column,
    name: `${name} ${surname}`,
    town: towns[(row * 2 + column) % towns.length],
  })),
);

type Person = (typeof people)[number];

interface SideProps {
  title: string;
  side: Person[];
  checked: ReadonlySet<number>;
  onCheck: (id: number) => void;
}

function Side({ title, side, checked, onCheck }: SideProps) {
  return (
    <Paper
      role="group"
      aria-label={title}
      variant="outlined"
      sx={{ flex: 1, minWidth: 220 }}
    >
      <Typography component="div" variant="subtitle2" sx={{ px: 2, pt: 1 }}>
        {title} ({side.length})
      </Typography>
      <List dense aria-label={title} sx={{ height: 260, overflow: 'auto' }}>
        {side.map(({ id, name, town }) => (
          <ListItem key={id} disablePadding>
            <ListItemButton component="label" role={undefined} tabIndex={-1} dense>
              <Checkbox
                edge="start"
                size="small"
                checked={checked.has(id)}
                onChange={() => onCheck(id)}
              />
              <ListItemText primary={name} secondary={town} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}

export default function TransferListTeam() {
  const [team, setTeam] = React.useState<ReadonlySet<number>>(new Set([0, 4]));
  const [checked, setChecked] = React.useState<ReadonlySet<number>>(new Set());
  const [query, setQuery] = React.useState('');
  const [news, setNews] = React.useState('Check people, and move them.');

  const words = query.toLowerCase();
  const others = people.filter(
    ({ id, name, town }) =>
      !team.has(id) && `${name} ${town}`.toLowerCase().includes(words),
  );
  const members = people.filter(({ id }) => team.has(id));
  const joining = others.filter(({ id }) => checked.has(id));
  const leaving = members.filter(({ id }) => checked.has(id));
  const isFull = team.size + joining.length > max;

  const check = (id: number) => {
    const next = new Set(checked);
    if (!next.delete(id)) next.add(id);
    setChecked(next);
  };
  const move = (moved: Person[], joins: boolean) => {
    const next = new Set(team);
    const left = new Set(checked);
    moved.forEach(({ id }) => {
      left.delete(id);
      if (joins) next.add(id);
      else next.delete(id);
    });
    setTeam(next);
    setChecked(left);
    setNews(`${moved.length} moved, ${next.size} of ${max} in the team.`);
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        label="Find people"
        size="small"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        flexWrap="wrap"
        alignItems="center"
      >
        <Side
          title="Everybody else"
          side={others}
          checked={checked}
          onCheck={check}
        />
        <Stack spacing={1}>
          <Button
            variant="outlined"
            disabled={joining.length === 0 || isFull}
            onClick={() => move(joining, true)}
          >
            Add {joining.length}
          </Button>
          <Button
            variant="outlined"
            disabled={leaving.length === 0}
            onClick={() => move(leaving, false)}
          >
            Remove {leaving.length}
          </Button>
        </Stack>
        <Side title="Team" side={members} checked={checked} onCheck={check} />
      </Stack>
      <Typography variant="body2" role="status">
        {isFull ? `A team has ${max} people at most.` : news}
      </Typography>
    </Stack>
  );
}
