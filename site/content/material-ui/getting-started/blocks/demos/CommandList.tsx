import * as React from 'react';
import Divider from '@mui/material/Divider';
import InputAdornment from '@mui/material/InputAdornment';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import ContentCopy from '@mui/icons-material/ContentCopy';
import CreateNewFolder from '@mui/icons-material/CreateNewFolder';
import NoteAdd from '@mui/icons-material/NoteAdd';
import PersonAdd from '@mui/icons-material/PersonAdd';
import Search from '@mui/icons-material/Search';
import Settings from '@mui/icons-material/Settings';

const commands = [
  { name: 'New document', keys: 'Ctrl N', icon: <NoteAdd /> },
  { name: 'New folder', keys: 'Ctrl Shift N', icon: <CreateNewFolder /> },
  { name: 'Invite people', keys: 'Ctrl I', icon: <PersonAdd /> },
  { name: 'Duplicate this page', keys: 'Ctrl D', icon: <ContentCopy /> },
  { name: 'Open settings', keys: 'Ctrl ,', icon: <Settings /> },
];

export default function CommandList() {
  const [query, setQuery] = React.useState('');
  const [active, setActive] = React.useState(0);
  const [last, setLast] = React.useState('');
  const found = commands.filter(({ name }) =>
    name.toLowerCase().includes(query.trim().toLowerCase()),
  );

  const press = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length) {
      event.preventDefault(); // the caret stays where it is
      setActive((active + step + found.length) % found.length);
    } else if (event.key === 'Enter' && found[active]) {
      setLast(found[active].name);
    }
  };

  return (
    <Paper elevation={3} sx={{ width: 1, maxWidth: 440 }}>
      <TextField
        fullWidth
        variant="standard"
        placeholder="Type a command"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
        }}
        onKeyDown={press}
        inputProps={{
          role: 'combobox',
          'aria-label': 'Command',
          'aria-expanded': true,
          'aria-autocomplete': 'list',
          'aria-controls': 'command-options',
          'aria-activedescendant': found.length ? `command-${active}` : undefined,
        }}
        InputProps={{
          disableUnderline: true,
          startAdornment: (
            <InputAdornment position="start">
              <Search />
            </InputAdornment>
          ),
          sx: { p: 2 },
        }}
      />
      <Divider />
      <List role="listbox" id="command-options" aria-label="Commands">
        {found.map(({ name, keys, icon }, index) => (
          <ListItemButton
            key={name}
            component="li"
            role="option"
            id={`command-${index}`}
            aria-selected={index === active}
            selected={index === active}
            tabIndex={-1}
            onClick={() => setLast(name)}
            onMouseMove={() => setActive(index)}
          >
            <ListItemIcon>{icon}</ListItemIcon>
            <ListItemText primary={name} />
            <Typography variant="body2" color="text.secondary">
              {keys}
            </Typography>
          </ListItemButton>
        ))}
      </List>
      <Typography role="status" variant="body2" sx={{ px: 2, pb: 2 }}>
        {found.length === 0
          ? `No command matches “${query}”.`
          : last && `Last command: ${last}`}
      </Typography>
    </Paper>
  );
}
