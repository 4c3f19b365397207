import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import Typography from '@mui/material/Typography';
import Send from '@mui/icons-material/Send';
import { styled } from '@mui/material/styles';

const Field = styled(TextareaAutosize)({
  flex: 1,
  minWidth: 0,
  padding: '8px 12px',
  font: 'inherit',
  color: 'inherit',
  background: 'transparent',
  border: 0,
  outline: 0,
  resize: 'none',
});

interface Message {
  id: number;
  mine: boolean;
  text: string;
}

const start: Message[] = [
  { id: 1, mine: false, text: 'The blue boat is at the pier. Shall I keep it?' },
  { id: 2, mine: true, text: 'Yes, please.\nWe come at ten.' },
  { id: 3, mine: false, text: 'How many are you?' },
];

export default function TextareaChat() {
  const [messages, setMessages] = React.useState(start);
  const [text, setText] = React.useState('');
  const field = React.useRef<HTMLTextAreaElement>(null);

  const send = () => {
    const trimmed = text.trim();
    if (!trimmed) return;
    setMessages([
      ...messages,
      { id: messages.length + 1, mine: true, text: trimmed },
    ]);
    setText('');
    field.current?.focus();
  };

  const steer = (event: React.KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) {
      return;
    }
    event.preventDefault();
    send();
  };

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 400 }}>
      <Stack role="log" aria-label="Messages" spacing={1} sx={{ p: 2 }}>
        {messages.map(({ id, mine, text: said }) => (
          <Box
            key={id}
            sx={{
              alignSelf: mine ? 'flex-end' : 'flex-start',
              maxWidth: '80%',
              px: 1.5,
              py: 1,
              borderRadius: 2,
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
              bgcolor: mine ? 'primary.main' : 'action.selected',
              color: mine ? 'primary.contrastText' : 'text.primary',
            }}
          >
            <Typography variant="body2">{said}</Typography>
          </Box>
        ))}
      </Stack>
      <Stack
        direction="row"
        alignItems="flex-end"
        sx={{
          borderTop: 1,
          borderColor: 'divider',
          '&:focus-within': { boxShadow: 'inset 0 2px 0 currentColor' },
        }}
      >
        <Field
          ref={field}
          aria-label="Message"
          placeholder="Message"
          maxRows={5}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={steer}
        />
        <IconButton aria-label="Send" disabled={!text.trim()} onClick={send}>
          <Send />
        </IconButton>
      </Stack>
    </Paper>
  );
}
