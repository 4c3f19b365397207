import * as React from 'react';
import Alert from '@mui/material/Alert';
import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Container from '@mui/material/Container';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import ArrowBack from '@mui/icons-material/ArrowBack';
import forest from './forest.svg';
import harbor from './harbor.svg';
import lighthouse from './lighthouse.svg';
import orchard from './orchard.svg';
import snow from './snow.svg';

const Illustration = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  margin: theme.spacing(3, 0),
}));

type Post = {
  title: string;
  topic: string;
  author: string;
  day: string;
  minutes: number;
  image: string;
  text: string[];
};

const posts: Post[] = [
  {
    title: 'Two boats, one mooring, and how we share it',
    topic: 'Water',
    author: 'Ruth Calder',
    day: 'May 21, 2024',
    minutes: 6,
    image: harbor,
    text: [
      'A mooring in our harbor has a waiting list of eleven years. So when the letter came, we did not ask whether we could afford it. We asked who else was on the list.',
      'Ben’s family sails on weekends; we sail on weekday evenings. A shared calendar settles most of it. For the rest there is one rule: whoever has guests from out of town goes first.',
      'After two seasons, the boats have never met at the buoy. We have, though, most Fridays, to swap notes about the weather and whatever broke.',
    ],
  },
  {
    title: 'What the fog does to a map',
    topic: 'Walks',
    author: 'Samir Patel',
    day: 'May 14, 2024',
    minutes: 4,
    image: forest,
    text: [
      'At forty feet of visibility, contour lines turn into something you feel with your boots. We counted paces, and wrote them down.',
      'The trick is to choose features that you cannot miss: a stream that crosses your whole path, a wall, a road. Aim for those and not for the summit.',
    ],
  },
  {
    title: 'A keeper’s logbook, read out loud',
    topic: 'Water',
    author: 'Ruth Calder',
    day: 'May 2, 2024',
    minutes: 9,
    image: lighthouse,
    text: [
      'The entries of 1911 fit on a postcard each: wind, oil, ships. In the margin, the keeper kept score in a chess game with his brother on the mainland.',
      'It took them three years, one move a mail boat. The logbook never says who won.',
    ],
  },
  {
    title: 'Pruning for people with no ladder',
    topic: 'Garden',
    author: 'Noor Aziz',
    day: 'April 23, 2024',
    minutes: 5,
    image: orchard,
    text: [
      'Start with what is dead, damaged or crossing. That alone takes an afternoon, and a tree forgives it every time.',
      'Then choose three branches that could carry fruit at shoulder height. Everything above them can go over the next two winters.',
    ],
  },
  {
    title: 'Seven nights in a hut for six',
    topic: 'Walks',
    author: 'Samir Patel',
    day: 'April 9, 2024',
    minutes: 7,
    image: snow,
    text: [
      'By the third night we had a chart for the stove. By the fifth, nobody needed it: wood came in with whoever came in.',
      'If you go, bring felt slippers and one good deck of cards. Leave the second book at home.',
    ],
  },
];

const topics = ['All', 'Walks', 'Water', 'Garden'];

function Byline({ post }: { post: Post }) {
  return (
    <Stack direction="row" spacing={1} alignItems="center">
      <Avatar
        aria-hidden
        sx={{
          bgcolor: 'text.secondary',
          color: 'background.paper',
          width: 32,
          height: 32,
          fontSize: 16,
        }}
      >
        {post.author[0]}
      </Avatar>
      <Typography variant="body2" color="text.secondary">
        {post.author} · {post.day} · {post.minutes} min
      </Typography>
    </Stack>
  );
}

type TeaserProps = { post: Post; large: boolean; read: () => void };

function Teaser({ post, large, read }: TeaserProps) {
  return (
    <Card
      component="article"
      variant="outlined"
      sx={{ gridColumn: large ? '1 / -1' : undefined }}
    >
      <CardActionArea
        onClick={read}
        sx={{
          height: 1,
          display: 'flex',
          flexDirection: { xs: 'column', md: large ? 'row' : 'column' },
          alignItems: 'stretch',
          justifyContent: 'start',
        }}
      >
        <CardMedia
          component="img"
          image={post.image}
          alt=""
          width={960}
          height={640}
          sx={{
            width: { xs: 1, md: large ? 0.55 : 1 },
            height: 'auto',
            aspectRatio: '3 / 2',
          }}
        />
        <CardContent>
          <Typography variant="overline" component="p" color="primary">
            {post.topic}
          </Typography>
          <Typography variant={large ? 'h4' : 'h6'} component="h2" gutterBottom>
            {post.title}
          </Typography>
          <Typography color="text.secondary" sx={{ mb: 2 }}>
            {post.text[0]}
          </Typography>
          <Byline post={post} />
        </CardContent>
      </CardActionArea>
    </Card>
  );
}

type ArticleProps = { post: Post; back: () => void };

function Article({ post, back }: ArticleProps) {
  const heading = React.useRef<HTMLHeadingElement>(null);
  React.useEffect(() => heading.current?.focus(), []);
  return (
    <Box component="article" sx={{ maxWidth: 680, mx: 'auto' }}>
      <Button
        onClick={back}
        startIcon={<ArrowBack sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />}
        sx={{ mb: 2 }}
      >
        All posts
      </Button>
      <Typography variant="overline" component="p" color="primary">
        {post.topic}
      </Typography>
      <Typography
        variant="h3"
        component="h1"
        ref={heading}
        tabIndex={-1}
        gutterBottom
      >
        {post.title}
      </Typography>
      <Byline post={post} />
      <Illustration src={post.image} alt="" width={960} height={640} />
      {post.text.map((paragraph) => (
        <Typography key={paragraph} paragraph sx={{ fontSize: 18, lineHeight: 1.7 }}>
          {paragraph}
        </Typography>
      ))}
    </Box>
  );
}

function Newsletter() {
  const [email, setEmail] = React.useState('');
  const [state, setState] = React.useState('');
  const field = React.useRef<HTMLInputElement>(null);
  const wrong = state === 'wrong';

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const good = /^\S+@\S+\.\S+$/.test(email.trim());
    setState(good ? 'done' : 'wrong');
    if (!good) field.current?.focus();
  };

  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby="blog-letter"
      sx={{ p: 3 }}
    >
      <Typography id="blog-letter" variant="h6" component="h2">
        One letter a month
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        New posts, one recipe, nothing to buy.
      </Typography>
      <Stack
        component="form"
        noValidate
        onSubmit={submit}
        direction={{ xs: 'column', sm: 'row' }}
        spacing={1}
        alignItems="start"
      >
        <TextField
          id="blog-email"
          name="email"
          type="email"
          size="small"
          label="Email address"
          autoComplete="email"
          required
          inputRef={field}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={wrong}
          helperText={wrong && 'Enter an email address such as kit@example.com.'}
          sx={{ flexGrow: 1, width: { xs: 1, sm: 'auto' } }}
        />
        <Button type="submit" variant="contained" sx={{ minHeight: 40 }}>
          Subscribe
        </Button>
      </Stack>
      <Box role="status" sx={{ mt: state === 'done' ? 2 : 0 }}>
        {state === 'done' && (
          <Alert role="presentation">The next letter goes to {email.trim()}.</Alert>
        )}
      </Box>
    </Paper>
  );
}

export default function Blog() {
  const [topic, setTopic] = React.useState('All');
  const [open, setOpen] = React.useState<Post | null>(null);
  const found = posts.filter((post) => topic === 'All' || post.topic === topic);
  const list = React.useRef<HTMLHeadingElement>(null);
  const returned = React.useRef(false);

  React.useEffect(() => {
    if (!open && returned.current) list.current?.focus();
    returned.current = Boolean(open);
  }, [open]);

  return (
    <Box
      sx={{
        minHeight: '100vh',
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      <AppBar position="static" color="default" elevation={0}>
        <Toolbar>
          <Typography variant="h6" component="p">
            Field Notes
          </Typography>
        </Toolbar>
      </AppBar>
      <Container component="main" sx={{ py: { xs: 3, md: 5 } }}>
        {open ? (
          <Article post={open} back={() => setOpen(null)} />
        ) : (
          <React.Fragment>
            <Typography variant="h3" component="h1" ref={list} tabIndex={-1}>
              Slow weekends, written down
            </Typography>
            <Tabs
              value={topic}
              onChange={(event, value: string) => setTopic(value)}
              aria-label="Topics"
              sx={{ my: 2 }}
            >
              {topics.map((name) => (
                <Tab
                  key={name}
                  value={name}
                  label={name}
                  sx={{ minWidth: 72 }}
                  id={`blog-tab-${name}`}
                  aria-controls="blog-posts"
                />
              ))}
            </Tabs>
            <Box
              id="blog-posts"
              role="tabpanel"
              aria-labelledby={`blog-tab-${topic}`}
              sx={{
                display: 'grid',
                gap: 3,
                gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
              }}
            >
              {found.map((post, index) => (
                <Teaser
                  key={post.title}
                  post={post}
                  large={index === 0}
                  read={() => setOpen(post)}
                />
              ))}
            </Box>
          </React.Fragment>
        )}
        <Divider sx={{ my: 4 }} />
        <Newsletter />
      </Container>
      <Container component="footer" sx={{ pb: 4 }}>
        <Typography variant="body2" color="text.secondary">
          Field Notes is written by four friends in Rockland, Maine.
        </Typography>
      </Container>
    </Box>
  );
}
