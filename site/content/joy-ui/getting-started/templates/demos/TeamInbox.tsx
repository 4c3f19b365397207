import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';
import ArchiveIcon from '@mui/icons-material/ArchiveOutlined';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import EditIcon from '@mui/icons-material/Edit';
import ReplyIcon from '@mui/icons-material/Reply';

const folders = ['Inbox', 'Archive', 'Sent'] as const;

type Message = {
  id: number;
  folder: (typeof folders)[number];
  team: string;
  email: string;
  subject: string;
  date: string;
  text: string;
  unread?: boolean;
};

const firstMessages: Message[] = [
  {
    id: 1,
    folder: 'Inbox',
    team: 'Warehouse',
    email: 'warehouse@example.com',
    subject: 'The new shelves are up',
    date: '14 May',
    text: 'Rows C and D can be filled from tomorrow. Heavy parcels stay in row A until the floor has been checked.',
  },
  {
    id: 2,
    folder: 'Inbox',
    team: 'Shop floor',
    email: 'shop@example.com',
    subject: 'Teapots for the window',
    date: '14 May',
    text: 'Could somebody bring six teapots of each color on Friday? We change the window at eight, before the shop opens.',
    unread: true,
  },
  {
    id: 3,
    folder: 'Inbox',
    team: 'Accounts',
    email: 'accounts@example.com',
    subject: 'Receipts for April',
    date: '12 May',
    text: 'Nine receipts are still missing. A photograph is enough, as long as the date and the sum can be read.',
  },
  {
    id: 4,
    folder: 'Archive',
    team: 'Print room',
    email: 'print@example.com',
    subject: 'Proofs of the catalog',
    date: '2 May',
    text: 'All 48 pages are approved. The first copies come on the ninth.',
  },
];

const fields = [
  { name: 'to', label: 'To', type: 'email', autoComplete: 'email' },
  { name: 'subject', label: 'Subject', type: 'text', autoComplete: 'off' },
  { name: 'text', label: 'Message' },
] as const;

const rules = {
  to: [/^\S+@\S+\.\S+$/, 'Enter an email address such as shop@example.com.'],
  subject: [/\S/, 'Enter what the message is about.'],
  text: [/\S/, 'Write a message.'],
} as const;

type Draft = Record<keyof typeof rules, string>;

type Shown = { reading?: boolean; id?: number; draft?: Draft; news?: string };

type ComposeProps = {
  draft: Draft;
  onSend: (draft: Draft) => void;
  onDiscard: () => void;
};

function Compose({ draft, onSend, onDiscard }: ComposeProps) {
  const [values, setValues] = React.useState(draft);
  const [submitted, setSubmitted] = React.useState(false);
  const wrong = fields.filter(
    ({ name }) => !rules[name][0].test(values[name].trim()),
  );

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (wrong.length) {
      const input = event.currentTarget.elements.namedItem(wrong[0].name);
      if (input instanceof HTMLElement) input.focus();
    } else {
      onSend(values);
    }
  };

  return (
    <Stack component="form" noValidate onSubmit={handleSubmit} spacing={2}>
      {fields.map((field) => {
        const { name, label, ...input } = field;
        const error = submitted && wrong.includes(field);
        const invalid = { 'aria-invalid': error };
        const control = {
          name,
          value: values[name],
          onChange: (event: { target: { value: string } }) =>
            setValues({ ...values, [name]: event.target.value }),
        };
        return (
          <FormControl key={name} id={`team-inbox-${name}`} error={error} required>
            <FormLabel>{label}</FormLabel>
            {name === 'text' ? (
              <Textarea {...control} minRows={8} slotProps={{ textarea: invalid }} />
            ) : (
              <Input {...control} {...input} slotProps={{ input: invalid }} />
            )}
            {error && (
              <FormHelperText sx={{ color: 'danger.plainColor' }}>
                {rules[name][1]}
              </FormHelperText>
            )}
          </FormControl>
        );
      })}
      <Stack direction="row" spacing={1}>
        <Button type="submit">Send</Button>
        <Button variant="plain" color="neutral" onClick={onDiscard}>
          Discard
        </Button>
      </Stack>
    </Stack>
  );
}

export default function TeamInbox() {
  const [messages, setMessages] = React.useState(firstMessages);
  const [folder, setFolder] = React.useState<Message['folder']>('Inbox');
  const [openId, setOpenId] = React.useState<number | undefined>(1);
  const [reading, setReading] = React.useState(false);
  const [draft, setDraft] = React.useState<Draft>();
  const [news, setNews] = React.useState('');
  const listHeading = React.useRef<HTMLHeadingElement>(null);
  const paneHeading = React.useRef<HTMLHeadingElement>(null);
  const listed = messages.filter((message) => message.folder === folder);
  const open = messages.find(({ id }) => id === openId);
  const moved = React.useRef(false);

  // The focus follows what is shown: on phones either the list or the message.
  React.useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    const listHidden = !listHeading.current?.offsetParent;
    if (!reading) listHeading.current?.focus();
    else if (draft || listHidden) paneHeading.current?.focus();
  });

  const show = (next: Shown) => {
    moved.current = true;
    setReading(next.reading ?? false);
    setOpenId(next.id);
    setDraft(next.draft);
    setNews(next.news ?? '');
  };

  const read = (id: number) => {
    setMessages(messages.map((m) => (m.id === id ? { ...m, unread: false } : m)));
    show({ reading: true, id });
  };

  const archive = ({ id, subject }: Message) => {
    setMessages(
      messages.map((m) => (m.id === id ? { ...m, folder: 'Archive' } : m)),
    );
    show({ news: `“${subject}” is in the archive.` });
  };

  const send = ({ to, subject, text }: Draft) => {
    const id = messages.length + 1;
    const sent = { id, team: `To ${to.trim()}`, email: to.trim(), subject, text };
    setMessages([{ ...sent, folder: 'Sent', date: 'Today' }, ...messages]);
    show({ news: `Your message to ${to.trim()} was sent.` });
  };

  return (
    <Box
      sx={{ minHeight: '100vh', bgcolor: 'background.body', color: 'text.primary' }}
    >
      <Sheet
        component="header"
        sx={{ display: 'flex', alignItems: 'center', p: 2, gap: 2 }}
      >
        <Typography level="h3" component="h1" sx={{ mr: 'auto' }}>
          Team inbox
        </Typography>
        <Button
          startDecorator={<EditIcon />}
          onClick={() =>
            show({
              reading: true,
              id: openId,
              draft: { to: '', subject: '', text: '' },
            })
          }
        >
          Write
        </Button>
      </Sheet>
      <Box sx={{ display: { md: 'flex' }, p: 2, gap: 2 }}>
        <Box component="nav" aria-label="Folders" sx={{ flex: '0 0 150px' }}>
          <List
            sx={{
              flexDirection: { xs: 'row', md: 'column' },
              '--ListItem-radius': '8px',
            }}
          >
            {folders.map((name) => (
              <ListItem key={name}>
                <ListItemButton
                  selected={name === folder}
                  aria-current={name === folder ? 'page' : undefined}
                  onClick={() => {
                    setFolder(name);
                    show({});
                  }}
                >
                  {name}
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Box>
        <Box
          component="main"
          sx={{
            flex: 1,
            display: 'grid',
            alignItems: 'start',
            gap: 2,
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: '280px minmax(0, 1fr)',
            },
          }}
        >
          <Box role="status" sx={{ gridColumn: '1 / -1', '&:empty': { mb: -2 } }}>
            {news && (
              <Alert role="presentation" color="success">
                {news}
              </Alert>
            )}
          </Box>
          <Box
            component="section"
            aria-labelledby="team-inbox-folder"
            sx={{ display: { xs: reading ? 'none' : 'block', md: 'block' } }}
          >
            <Typography
              level="title-lg"
              component="h2"
              id="team-inbox-folder"
              ref={listHeading}
              tabIndex={-1}
            >
              {folder}
            </Typography>
            {listed.length === 0 && (
              <Typography sx={{ mt: 2 }}>No messages.</Typography>
            )}
            <List
              aria-labelledby="team-inbox-folder"
              sx={{ '--ListItem-radius': '8px' }}
            >
              {listed.map(({ id, team, subject, date, unread }) => (
                <ListItem key={id}>
                  <ListItemButton
                    selected={id === openId}
                    aria-current={id === openId ? 'true' : undefined}
                    onClick={() => read(id)}
                  >
                    <Avatar size="sm" aria-hidden>
                      {team[0]}
                    </Avatar>
                    <ListItemContent>
                      <Typography
                        component="div"
                        level="title-sm"
                        endDecorator={
                          unread && (
                            <Chip size="sm" color="primary">
                              New
                            </Chip>
                          )
                        }
                      >
                        {team}
                      </Typography>
                      <Typography level="body-sm" noWrap>
                        {subject}
                      </Typography>
                    </ListItemContent>
                    <Typography level="body-xs">{date}</Typography>
                  </ListItemButton>
                </ListItem>
              ))}
            </List>
          </Box>
          <Sheet
            component="section"
            variant="outlined"
            aria-labelledby="team-inbox-title"
            sx={{
              display: { xs: reading ? 'block' : 'none', md: 'block' },
              p: 2,
              borderRadius: 'md',
            }}
          >
            <Stack direction="row" alignItems="center" sx={{ gap: 1, mb: 2 }}>
              {reading && (
                <IconButton
                  aria-label="Back to the list"
                  onClick={() => show({ id: openId })}
                  sx={{
                    display: { md: 'none' },
                    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
                  }}
                >
                  <ArrowBackIcon />
                </IconButton>
              )}
              <Typography
                level="h4"
                component="h2"
                id="team-inbox-title"
                ref={paneHeading}
                tabIndex={-1}
              >
                {draft ? 'New message' : (open?.subject ?? 'No message is open')}
              </Typography>
            </Stack>
            {draft && (
              <Compose
                key={draft.subject}
                draft={draft}
                onSend={send}
                onDiscard={() => show({ id: openId, news: 'The draft is gone.' })}
              />
            )}
            {!draft && open && (
              <React.Fragment>
                <Typography level="body-sm">
                  {open.team}, {open.date}
                </Typography>
                <Typography sx={{ my: 2, maxWidth: '60ch' }}>{open.text}</Typography>
                <Stack direction="row" spacing={1}>
                  <Button
                    startDecorator={<ReplyIcon />}
                    onClick={() =>
                      show({
                        reading: true,
                        id: open.id,
                        draft: {
                          to: open.email,
                          subject: `Re: ${open.subject}`,
                          text: '',
                        },
                      })
                    }
                  >
                    Reply
                  </Button>
                  {open.folder === 'Inbox' && (
                    <Button
                      variant="outlined"
                      color="neutral"
                      startDecorator={<ArchiveIcon />}
                      onClick={() => archive(open)}
                    >
                      Archive
                    </Button>
                  )}
                </Stack>
              </React.Fragment>
            )}
          </Sheet>
        </Box>
      </Box>
    </Box>
  );
}
