import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const Actions = React.createContext<HTMLElement | null>(null);

/** What a view puts into the bar of the app. */
function BarActions({ children }: { children: React.ReactNode }) {
  const bar = React.useContext(Actions);
  return bar && <Portal container={bar}>{children}</Portal>;
}

const start = ['Invoice 1042', 'Invoice 1043', 'Offer 77', 'Reminder 12'];

function Inbox() {
  const [letters, setLetters] = React.useState(start);
  const [chosen, setChosen] = React.useState<string[]>([]);

  const toggle = (letter: string) =>
    setChosen(
      chosen.includes(letter)
        ? chosen.filter((other) => other !== letter)
        : [...chosen, letter],
    );

  return (
    <React.Fragment>
      <BarActions>
        <Button
          color="inherit"
          disabled={chosen.length === 0}
          onClick={() => {
            setLetters(letters.filter((letter) => !chosen.includes(letter)));
            setChosen([]);
          }}
        >
          Archive {chosen.length}
        </Button>
      </BarActions>
      <List dense aria-label="Letters">
        {letters.map((letter) => (
          <ListItem key={letter} dense>
            <FormControlLabel
              label={letter}
              control={
                <Checkbox
                  checked={chosen.includes(letter)}
                  onChange={() => toggle(letter)}
                />
              }
            />
          </ListItem>
        ))}
      </List>
    </React.Fragment>
  );
}

function Draft() {
  const [text, setText] = React.useState('');
  const [sent, setSent] = React.useState(false);

  return (
    <Box sx={{ p: 2 }}>
      <BarActions>
        <Button color="inherit" disabled={!text} onClick={() => setSent(true)}>
          Send
        </Button>
      </BarActions>
      <TextField
        fullWidth
        label="Message"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setSent(false);
        }}
      />
      <Typography role="status">{sent ? 'Sent.' : ''}</Typography>
    </Box>
  );
}

export default function PortalToolbar() {
  const [bar, setBar] = React.useState<HTMLElement | null>(null);
  const [view, setView] = React.useState(0);

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 440, minHeight: 300 }}>
      <AppBar component="div" position="static">
        <Toolbar>
          <Typography sx={{ flexGrow: 1 }}>
            {view === 0 ? 'Inbox' : 'Draft'}
          </Typography>
          <Stack ref={setBar} direction="row" />
        </Toolbar>
      </AppBar>
      <Actions.Provider value={bar}>
        <Tabs
          value={view}
          aria-label="Views"
          onChange={(event, next: number) => setView(next)}
        >
          <Tab label="Inbox" />
          <Tab label="Draft" />
        </Tabs>
        {view === 0 ? <Inbox /> : <Draft />}
      </Actions.Provider>
    </Paper>
  );
}
