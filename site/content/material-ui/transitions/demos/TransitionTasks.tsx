import * as React from 'react';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import Delete from '@mui/icons-material/Delete';

interface Task {
  id: number;
  text: string;
  leaving?: boolean;
}

const start: Task[] = [
  { id: 1, text: 'Scrape the hull' },
  { id: 2, text: 'Buy two fenders' },
  { id: 3, text: 'Renew the insurance' },
  { id: 4, text: 'Check the life vests' },
];

export default function TransitionTasks() {
  const [tasks, setTasks] = React.useState(start);
  const [text, setText] = React.useState('');
  const next = React.useRef(start.length + 1);
  const field = React.useRef<HTMLInputElement>(null);
  const open = tasks.filter((task) => !task.leaving);

  const add = (event: React.FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    setTasks([{ id: next.current++, text: text.trim() }, ...tasks]);
    setText('');
  };

  const leave = (id: number) => {
    setTasks(
      tasks.map((task) => (task.id === id ? { ...task, leaving: true } : task)),
    );
    field.current?.focus();
  };

  const remove = (id: number) =>
    setTasks((current) => current.filter((task) => task.id !== id));

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 380 }}>
      <Stack component="form" direction="row" spacing={1} onSubmit={add}>
        <TextField
          size="small"
          label="New task"
          inputRef={field}
          value={text}
          onChange={(event) => setText(event.target.value)}
          sx={{ flex: 1 }}
        />
        <Button type="submit">Add</Button>
      </Stack>
      <Typography variant="body2" role="status">
        {open.length} tasks
      </Typography>
      <List dense>
        {tasks.map((task) => (
          <Collapse
            key={task.id}
            component="li"
            in={!task.leaving}
            appear={task.id > start.length}
            onExited={() => remove(task.id)}
          >
            <ListItem
              component="div"
              disableGutters
              secondaryAction={
                <IconButton
                  edge="end"
                  aria-label={`Done: ${task.text}`}
                  disabled={task.leaving}
                  onClick={() => leave(task.id)}
                >
                  <Delete />
                </IconButton>
              }
            >
              <ListItemText primary={task.text} />
            </ListItem>
          </Collapse>
        ))}
      </List>
    </Stack>
  );
}
