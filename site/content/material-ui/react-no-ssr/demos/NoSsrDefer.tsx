import * as React from 'react';
import Button from '@mui/material/Button';
import NoSsr from '@mui/material/NoSsr';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface RowProps {
  name: string;
  onMount: (name: string) => void;
}

function Row({ name, onMount }: RowProps) {
  React.useLayoutEffect(() => onMount(name), [name, onMount]);
  return <Typography>{name}</Typography>;
}

export default function NoSsrDefer() {
  const [mounted, setMounted] = React.useState(false);
  const [order, setOrder] = React.useState<string[]>([]);
  const note = React.useCallback(
    (name: string) => setOrder((names) => [...names, name]),
    [],
  );

  return (
    <Stack spacing={1} alignItems="flex-start" sx={{ minHeight: 130 }}>
      <Button
        disabled={mounted}
        onClick={() => React.startTransition(() => setMounted(true))}
      >
        Mount both
      </Button>
      {mounted && (
        <React.Fragment>
          <NoSsr defer>
            <Row name="Deferred" onMount={note} />
          </NoSsr>
          <NoSsr>
            <Row name="At once" onMount={note} />
          </NoSsr>
        </React.Fragment>
      )}
      <Typography variant="body2" role="status">
        Order: {order.join(', ') || 'nothing yet'}
      </Typography>
    </Stack>
  );
}
