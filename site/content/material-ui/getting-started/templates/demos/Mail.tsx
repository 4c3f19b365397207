import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import Archive from '@mui/icons-material/Archive';
import ArrowBack from '@mui/icons-material/ArrowBack';
import Create from '@mui/icons-material/Create';
import Reply from '@mui/icons-material/Reply';

type Message = {
  id: number;
  folder: string;
  person: string;
  address: string;
  subject: string;
  when: string;
  unread?: boolean;
  text: string[];
};

const folders = ['Inbox', 'Sent', 'Archive'];

const initialMessages: Message[] = [
  {
    id: 6,
    folder: 'Inbox',
    person: 'Dana Whitfield',
    address: 'dana@example.com',
    subject: 'Proofs for the fall catalog',
    when: '10:42 AM',
    text: [
      'The proofs are back. Pages 12 and 13 came out a little green; I asked the printer for a second pass, which costs us two days and no money.',
      'Could you look at the captions by Thursday? Everything else is final.',
    ],
  },
  {
    id: 5,
    folder: 'Inbox',
    person: 'Luis Ortega',
    address: 'luis@example.com',
    subject: 'Booth 214 is ours',
    when: '9:05 AM',
    unread: true,
    text: [
      'We got the corner booth at the Portland fair: 10 by 20 feet, two open sides, power included.',
      'Move-in is on September 6 at seven in the morning. I can drive the van if somebody else brings coffee.',
    ],
  },
  {
    id: 4,
    folder: 'Inbox',
    person: 'Fern & Fable Books',
    address: 'orders@example.com',
    subject: 'Order 7731 has shipped',
    when: 'Yesterday',
    unread: true,
    text: [
      'Two boxes left our warehouse this afternoon and should reach you by Friday.',
    ],
  },
  {
    id: 3,
    folder: 'Inbox',
    person: 'Yuki Tanabe',
    address: 'yuki@example.com',
    subject: 'Paper samples, second round',
    when: 'Monday',
    text: [
      'I liked the 120 gram uncoated best. It takes ink well and does not show through. The cream one is out of stock until October.',
    ],
  },
  {
    id: 2,
    folder: 'Sent',
    person: 'Yuki Tanabe',
    address: 'yuki@example.com',
    subject: 'Which paper?',
    when: 'Friday',
    text: [
      'Three samples are in the mail. Which one would you take for the catalog?',
    ],
  },
];

/** What a field must match, and what to say when it does not. */
const rules: Record<string, [RegExp, string]> = {
  to: [/^\S+@\S+\.\S+$/, 'Enter an email address such as dana@example.com.'],
  subject: [/\S/, 'Enter what the message is about.'],
  text: [/\S/, 'Write a message.'],
};

const labels: Record<string, string> = {
  to: 'To',
  subject: 'Subject',
  text: 'Message',
};

type Draft = { to: string; subject: string; text: string };

type ComposeProps = {
  draft: Draft | null;
  close: () => void;
  send: (d: Draft) => void;
};

function Compose({ draft, close, send }: ComposeProps) {
  const [values, setValues] = React.useState<Record<string, string>>({});
  const [submitted, setSubmitted] = React.useState(false);
  const [begun, setBegun] = React.useState(draft);
  if (draft !== begun) {
    setBegun(draft);
    if (draft) setValues(draft);
    setSubmitted(false);
  }
  const wrong = Object.keys(rules).filter(
    (name) => !rules[name][0].test((values[name] ?? '').trim()),
  );

  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    const input = event.currentTarget.elements.namedItem(wrong[0]);
    if (input instanceof HTMLElement) input.focus();
    else send({ to: values.to.trim(), subject: values.subject, text: values.text });
  };

  return (
    <Dialog
      open={Boolean(draft)}
      onClose={close}
      fullWidth
      aria-labelledby="mail-compose"
    >
      <form noValidate onSubmit={submit}>
        <DialogTitle id="mail-compose">New message</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {Object.keys(rules).map((name) => (
              <TextField
                key={name}
                id={`compose-${name}`}
                name={name}
                label={labels[name]}
                type={name === 'to' ? 'email' : 'text'}
                required
                autoFocus={name === (draft?.to ? 'text' : 'to')}
                multiline={name === 'text'}
                minRows={4}
                value={values[name] ?? ''}
                onChange={(event) =>
                  setValues({ ...values, [name]: event.target.value })
                }
                error={submitted && wrong.includes(name)}
                helperText={submitted && wrong.includes(name) && rules[name][1]}
              />
            ))}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Discard</Button>
          <Button type="submit" variant="contained">
            Send
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type ReaderProps = {
  message: Message;
  back: () => void;
  reply: () => void;
  archive: () => void;
};

function Reader({ message, back, reply, archive }: ReaderProps) {
  return (
    <Box component="article" aria-labelledby="mail-subject" sx={{ p: 3 }}>
      <Stack
        direction="row"
        alignItems="center"
        useFlexGap
        spacing={1}
        sx={{ mb: 2 }}
      >
        <IconButton
          aria-label="Back to the list"
          onClick={back}
          edge="start"
          sx={{ display: { md: 'none' } }}
        >
          <ArrowBack sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />
        </IconButton>
        <Typography
          id="mail-subject"
          variant="h5"
          component="h2"
          tabIndex={-1}
          sx={{ flexGrow: 1 }}
        >
          {message.subject}
        </Typography>
        {message.folder !== 'Archive' && (
          <Tooltip title="Archive">
            <IconButton aria-label="Archive" onClick={archive}>
              <Archive />
            </IconButton>
          </Tooltip>
        )}
      </Stack>
      <Typography color="text.secondary" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {message.folder === 'Sent' ? 'To ' : 'From '}
        {message.person} ({message.address}) · {message.when}
      </Typography>
      {message.text.map((paragraph) => (
        <Typography key={paragraph} paragraph sx={{ maxWidth: 640 }}>
          {paragraph}
        </Typography>
      ))}
      <Button variant="outlined" startIcon={<Reply />} onClick={reply}>
        Reply
      </Button>
    </Box>
  );
}

export default function Mail() {
  const [messages, setMessages] = React.useState(initialMessages);
  const [folder, setFolder] = React.useState('Inbox');
  const [chosen, setChosen] = React.useState(6);
  const [reading, setReading] = React.useState(false); // on a phone, in place of the list
  const [draft, setDraft] = React.useState<Draft | null>(null);
  const [notice, setNotice] = React.useState<{ text: string; before?: Message[] }>();
  const panes = React.useRef<HTMLDivElement>(null);
  const shown = messages.filter((message) => message.folder === folder);
  const message = shown.find(({ id }) => id === chosen);
  const unread = messages.filter(
    (one) => one.unread && one.folder === 'Inbox',
  ).length;

  const focus = (selector: string) =>
    requestAnimationFrame(() =>
      panes.current?.querySelector<HTMLElement>(selector)?.focus(),
    );

  const open = (id: number) => {
    setChosen(id);
    setReading(true);
    setMessages(
      messages.map((one) => (one.id === id ? { ...one, unread: false } : one)),
    );
    focus('#mail-subject');
  };

  const back = () => {
    setReading(false);
    focus(`[data-message="${chosen}"]`);
  };

  const archive = () => {
    if (!message) return;
    const index = shown.indexOf(message);
    const next = shown[index + 1] ?? shown[index - 1];
    setNotice({ text: `“${message.subject}” was archived.`, before: messages });
    setMessages(
      messages.map((one) => (one === message ? { ...one, folder: 'Archive' } : one)),
    );
    setChosen(next?.id ?? 0);
    setReading(false);
    focus(next ? `[data-message="${next.id}"]` : '#mail-heading');
  };

  const undo = () => {
    if (notice?.before) setMessages(notice.before);
    setNotice({ text: 'The message is back.' });
  };

  const send = ({ to, subject, text }: Draft) => {
    const id = messages.length + 2;
    const sent = {
      id,
      folder: 'Sent',
      person: to,
      address: to,
      subject,
      when: 'Now',
    };
    setMessages([{ ...sent, text: text.split('\n') }, ...messages]);
    setDraft(null);
    setNotice({ text: `Your message to ${to} was sent.` });
  };

  // In the list, the arrow keys move from message to message.
  const move = (event: React.KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const items = [
      ...event.currentTarget.querySelectorAll<HTMLElement>('[data-message]'),
    ];
    const at = items.findIndex((item) => item === document.activeElement);
    items[Math.min(Math.max(at + step, 0), items.length - 1)]?.focus();
  };

  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: '100vh',
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      <AppBar position="static" color="default" elevation={0}>
        <Toolbar>
          <Typography variant="h6" component="h1" sx={{ flexGrow: 1 }}>
            Larkspur Mail
          </Typography>
          <Button
            variant="contained"
            startIcon={<Create />}
            onClick={() => setDraft({ to: '', subject: '', text: '' })}
          >
            Compose
          </Button>
        </Toolbar>
      </AppBar>
      <Box
        component="main"
        sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1 }}
      >
        <Tabs
          value={folder}
          onChange={(event, value: string) => {
            setFolder(value);
            setReading(false);
          }}
          aria-label="Folders"
          sx={{ px: 2, borderBottom: 1, borderColor: 'divider' }}
        >
          {folders.map((name) => (
            <Tab
              key={name}
              value={name}
              label={name === 'Inbox' && unread ? `${name} (${unread})` : name}
              id={`mail-tab-${name}`}
              aria-controls="mail-panes"
            />
          ))}
        </Tabs>
        <Box
          id="mail-panes"
          role="tabpanel"
          aria-labelledby={`mail-tab-${folder}`}
          ref={panes}
          sx={{
            display: 'grid',
            flexGrow: 1,
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: '360px minmax(0, 1fr)',
            },
          }}
        >
          <Box
            component="section"
            aria-labelledby="mail-heading"
            sx={{
              display: { xs: reading && message ? 'none' : 'block', md: 'block' },
              borderRight: { md: 1 },
              borderColor: { md: 'divider' },
            }}
          >
            <Typography
              id="mail-heading"
              variant="h6"
              component="h2"
              tabIndex={-1}
              sx={{ px: 2, pt: 2 }}
            >
              {folder}
            </Typography>
            {shown.length === 0 && (
              <Typography color="text.secondary" sx={{ p: 2 }}>
                Nothing here. Messages that you archive come to the archive.
              </Typography>
            )}
            <List onKeyDown={move}>
              {shown.map((one) => (
                <ListItem key={one.id} disablePadding>
                  <ListItemButton
                    data-message={one.id}
                    selected={one.id === chosen}
                    aria-current={one.id === chosen ? 'true' : undefined}
                    onClick={() => open(one.id)}
                  >
                    <ListItemAvatar>
                      <Badge
                        variant="dot"
                        color="primary"
                        overlap="circular"
                        invisible={!one.unread}
                      >
                        <Avatar
                          aria-hidden
                          sx={{
                            bgcolor: 'text.secondary',
                            color: 'background.paper',
                          }}
                        >
                          {one.person[0]}
                        </Avatar>
                      </Badge>
                    </ListItemAvatar>
                    <ListItemText
                      primary={one.subject}
                      secondary={`${one.person} · ${one.when}${one.unread ? ' · Unread' : ''}`}
                      primaryTypographyProps={{
                        noWrap: true,
                        fontWeight: one.unread ? 'bold' : undefined,
                      }}
                    />
                  </ListItemButton>
                </ListItem>
              ))}
            </List>
          </Box>
          <Box
            sx={{
              display: { xs: reading && message ? 'block' : 'none', md: 'block' },
            }}
          >
            {message ? (
              <Reader
                message={message}
                back={back}
                archive={archive}
                reply={() =>
                  setDraft({
                    to: message.address,
                    subject: `Re: ${message.subject}`,
                    text: '',
                  })
                }
              />
            ) : (
              <Typography color="text.secondary" sx={{ p: 3 }}>
                Choose a message to read it.
              </Typography>
            )}
          </Box>
        </Box>
      </Box>
      <Compose draft={draft} close={() => setDraft(null)} send={send} />
      <Snackbar
        open={Boolean(notice)}
        autoHideDuration={8000}
        onClose={(event, reason) => reason !== 'clickaway' && setNotice(undefined)}
        message={notice?.text}
        action={
          notice?.before && (
            <Button size="small" color="inherit" onClick={undo}>
              Undo
            </Button>
          )
        }
      />
    </Box>
  );
}
