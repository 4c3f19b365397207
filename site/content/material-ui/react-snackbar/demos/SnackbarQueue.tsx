import * as React from 'react';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

interface Message {
  id: number;
  text: string;
}

export default function SnackbarQueue() {
  const [queue, setQueue] = React.useState<Message[]>([]);
  const [open, setOpen] = React.useState(false);
  const count = React.useRef(0);
  const [current] = queue;

  const notify = (text: string) => {
    count.current += 1;
    setQueue([...queue, { id: count.current, text }]);
    setOpen(true);
  };

  const next = () => {
    setQueue(queue.slice(1));
    setOpen(queue.length > 1);
  };

  return (
    <Stack direction="row" spacing={2}>
      <Button onClick={() => notify('Added to the list')}>Add</Button>
      <Button onClick={() => notify('Sent to Ada')}>Send</Button>
      <Portal>
        <Snackbar
          key={current?.id}
          open={open && current !== undefined}
          autoHideDuration={3000}
          onClose={(_, reason) => reason !== 'clickaway' && setOpen(false)}
          TransitionProps={{ onExited: next }}
          message={current?.text}
        />
      </Portal>
    </Stack>
  );
}
