import * as React from 'react';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Check from '@mui/icons-material/Check';
import DirectionsBoat from '@mui/icons-material/DirectionsBoat';
import Home from '@mui/icons-material/Home';
import Inventory2 from '@mui/icons-material/Inventory2';
import Schedule from '@mui/icons-material/Schedule';

const stages = [
  { name: 'Ordered', place: 'Online', at: 'May 3, 9:12', Icon: Schedule },
  { name: 'Packed', place: 'Warehouse, Oslo', at: 'May 3, 15:40', Icon: Inventory2 },
  { name: 'On the ferry', place: 'Bergen', at: 'May 4, 8:05', Icon: DirectionsBoat },
  {
    name: 'At the post office',
    place: 'Florø',
    at: 'May 5, 11:30',
    Icon: Inventory2,
  },
  { name: 'Delivered', place: 'Harbor street 4', at: 'May 6, 10:20', Icon: Home },
];

export default function TimelineParcel() {
  const [reached, setReached] = React.useState(2);
  const current = stages[reached];
  const isDone = reached === stages.length - 1;

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 460, p: 2 }}>
      <Typography variant="h6" component="h3">
        Parcel 40 21 77
      </Typography>
      <Typography role="status">
        {isDone ? 'Delivered.' : `Now: ${current.name}, ${current.place}`}
      </Typography>
      <Timeline aria-label="Stages of the parcel" sx={{ px: 0 }}>
        {stages.map(({ name, place, at, Icon }, index) => {
          const isPast = index < reached || isDone;
          const isCurrent = index === reached && !isDone;
          return (
            <TimelineItem key={name} aria-current={isCurrent ? 'step' : undefined}>
              <TimelineOppositeContent
                variant="body2"
                color="text.secondary"
                sx={{ flex: 0.5, pt: 2 }}
              >
                {index <= reached ? at : 'Later'}
              </TimelineOppositeContent>
              <TimelineSeparator>
                <TimelineDot
                  color={isCurrent ? 'primary' : isPast ? 'success' : 'grey'}
                  variant={index <= reached ? 'filled' : 'outlined'}
                >
                  {isPast ? <Check /> : <Icon />}
                </TimelineDot>
                {index < stages.length - 1 && (
                  <TimelineConnector
                    sx={{ bgcolor: index < reached ? 'success.main' : undefined }}
                  />
                )}
              </TimelineSeparator>
              <TimelineContent sx={{ py: 1.5 }}>
                <Typography fontWeight={isCurrent ? 'bold' : undefined}>
                  {name}
                </Typography>
                <Typography variant="body2" color="text.secondary">
                  {place}
                </Typography>
              </TimelineContent>
            </TimelineItem>
          );
        })}
      </Timeline>
      <Stack direction="row" spacing={1}>
        <Button disabled={reached === 0} onClick={() => setReached(reached - 1)}>
          Back
        </Button>
        <Button disabled={isDone} onClick={() => setReached(reached + 1)}>
          Next stage
        </Button>
      </Stack>
    </Paper>
  );
}
