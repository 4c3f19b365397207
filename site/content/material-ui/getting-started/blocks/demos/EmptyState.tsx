import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import Add from '@mui/icons-material/Add';
import shelf from './empty-shelf.svg';

const Illustration = styled('img')({ maxWidth: '100%', height: 'auto' });

const sample = [
  { title: 'Walnut side table', note: 'Draft · $240' },
  { title: 'Wool throw, moss', note: 'Draft · $85' },
  { title: 'Ceramic pour-over set', note: 'Draft · $62' },
];

export default function EmptyState() {
  const [state, setState] = React.useState<'empty' | 'loading' | 'full'>('empty');
  const heading = React.useRef<HTMLHeadingElement>(null);

  // Stands for a request; the focus follows what has changed.
  React.useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => {
      setState('full');
      heading.current?.focus();
    }, 900);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <Paper variant="outlined" sx={{ width: 1, maxWidth: 520, p: 4 }}>
      <Typography
        ref={heading}
        tabIndex={-1}
        variant="h6"
        component="h3"
        align="center"
        gutterBottom
      >
        {state === 'full' ? 'Products' : 'No products yet'}
      </Typography>
      {state === 'full' ? (
        <React.Fragment>
          <List disablePadding>
            {sample.map(({ title, note }) => (
              <ListItem key={title} divider disableGutters>
                <ListItemText primary={title} secondary={note} />
              </ListItem>
            ))}
          </List>
          <Button color="error" onClick={() => setState('empty')} sx={{ mt: 2 }}>
            Remove the sample data
          </Button>
        </React.Fragment>
      ) : (
        <Stack spacing={2} alignItems="center" aria-busy={state === 'loading'}>
          <Illustration src={shelf} alt="" width={240} height={160} />
          <Typography color="text.secondary" align="center">
            Add your first product to open the shop. You can import a spreadsheet
            later.
          </Typography>
          <Button variant="contained" startIcon={<Add />}>
            Add a product
          </Button>
          <Link
            component="button"
            type="button"
            disabled={state === 'loading'}
            onClick={() => setState('loading')}
          >
            Try it with sample data
          </Link>
          <Box role="status" sx={{ height: 24 }}>
            {state === 'loading' && (
              <CircularProgress size={24} aria-label="Loading sample data" />
            )}
          </Box>
        </Stack>
      )}
    </Paper>
  );
}
