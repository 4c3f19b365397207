import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import Reply from '@mui/icons-material/Reply';
import ThumbUp from '@mui/icons-material/ThumbUp';
import ThumbUpOutlined from '@mui/icons-material/ThumbUpOutlined';

type Comment = {
  id: number;
  author: string;
  when: string;
  text: string;
  to?: string;
};

const initialComments: Comment[] = [
  {
    id: 1,
    author: 'Grace Kim',
    when: 'Tuesday, 9:40 AM',
    text: 'The tile samples arrived. The matte gray hides water marks best.',
  },
  {
    id: 2,
    author: 'Paolo Ricci',
    when: 'Tuesday, 11:05 AM',
    text: 'Agreed. It is also in stock: 42 boxes, which covers both bathrooms.',
    to: 'Grace Kim',
  },
  {
    id: 3,
    author: 'Ines Moreau',
    when: 'Wednesday, 8:15 AM',
    text: 'Please order two boxes extra. We cut a lot of corners on this floor.',
  },
];

export default function CommentThread() {
  const [comments, setComments] = React.useState(initialComments);
  const [liked, setLiked] = React.useState<number[]>([]);
  const [replying, setReplying] = React.useState(0);
  const [text, setText] = React.useState('');
  const field = React.useRef<HTMLTextAreaElement>(null);

  const send = (event: React.FormEvent) => {
    event.preventDefault();
    const to = comments.find(({ id }) => id === replying)?.author;
    if (!text.trim()) return;
    const reply = { id: comments.length + 1, author: 'You', when: 'Now', text, to };
    setComments([...comments, reply]);
    setText('');
    setReplying(0);
  };

  return (
    <Stack
      component="section"
      aria-label="Comments"
      spacing={2}
      divider={<Divider />}
      sx={{ width: 1, maxWidth: 560 }}
    >
      {comments.map(({ id, author, when, text: body, to }) => (
        <Stack
          key={id}
          component="article"
          direction="row"
          spacing={2}
          sx={{ pl: to ? 4 : 0 }}
        >
          <Avatar
            aria-hidden
            sx={{ bgcolor: 'text.secondary', color: 'background.paper' }}
          >
            {author[0]}
          </Avatar>
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Typography component="h3" variant="subtitle2">
              {author}
              {to && ` replied to ${to}`}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {when}
            </Typography>
            <Typography sx={{ my: 1 }}>{body}</Typography>
            <Button
              size="small"
              startIcon={liked.includes(id) ? <ThumbUp /> : <ThumbUpOutlined />}
              aria-pressed={liked.includes(id)}
              onClick={() =>
                setLiked(
                  liked.includes(id)
                    ? liked.filter((other) => other !== id)
                    : [...liked, id],
                )
              }
            >
              Helpful
            </Button>
            <Button
              size="small"
              startIcon={<Reply />}
              aria-expanded={replying === id}
              onClick={() => setReplying(replying === id ? 0 : id)}
            >
              Reply
            </Button>
            <Collapse
              in={replying === id}
              unmountOnExit
              onEntered={() => field.current?.focus()}
            >
              <Stack component="form" onSubmit={send} spacing={1} sx={{ pt: 1 }}>
                <TextField
                  multiline
                  minRows={2}
                  label={`Reply to ${author}`}
                  id={`comment-reply-${id}`}
                  inputRef={field}
                  value={text}
                  onChange={(event) => setText(event.target.value)}
                />
                <Button
                  type="submit"
                  variant="contained"
                  sx={{ alignSelf: 'start' }}
                >
                  Post reply
                </Button>
              </Stack>
            </Collapse>
          </Box>
        </Stack>
      ))}
    </Stack>
  );
}
