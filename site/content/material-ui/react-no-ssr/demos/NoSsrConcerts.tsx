import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import NoSsr from '@mui/material/NoSsr';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

const concerts = [
  { title: 'Songs from the islands', at: '2026-06-03T17:30:00Z' },
  { title: 'Organ at noon', at: '2026-06-05T10:00:00Z' },
  { title: 'Brass on the pier', at: '2026-06-06T18:00:00Z' },
  { title: 'Night of the choirs', at: '2026-06-12T20:15:00Z' },
];

function formatted(at: string, timeZone?: string) {
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone,
  }).format(new Date(at));
}

/** The time on the reader's own clock, which no server knows. */
function LocalTime({ at }: { at: string }) {
  return <time dateTime={at}>{formatted(at)}, your time</time>;
}

/** The time at the place of the concert, which is the same for everybody. */
function HallTime({ at }: { at: string }) {
  return <time dateTime={at}>{formatted(at, 'Europe/Oslo')} in Bergen</time>;
}

export default function NoSsrConcerts() {
  const [local, setLocal] = React.useState(false);

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 400, p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h6" component="h3" sx={{ flexGrow: 1 }}>
          Concerts in June
        </Typography>
        <FormControlLabel
          label="My time"
          control={<Switch checked={local} onChange={() => setLocal(!local)} />}
        />
      </Box>
      <List dense>
        {concerts.map(({ title, at }) => (
          <ListItem key={at} disableGutters>
            <ListItemText
              primary={title}
              secondary={
                local ? (
                  <NoSsr fallback={<HallTime at={at} />}>
                    <LocalTime at={at} />
                  </NoSsr>
                ) : (
                  <HallTime at={at} />
                )
              }
            />
          </ListItem>
        ))}
      </List>
      <Typography variant="body2" role="status">
        {local ? 'Times on your clock' : 'Times in Bergen'}
      </Typography>
    </Paper>
  );
}
