import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const stops = [
  { hour: '9:00', text: 'Pack', last: false },
  { hour: '9:30', text: 'Drive', last: false },
  { hour: '11:00', text: 'Swim', last: true },
];

export default function TimelinePicture() {
  return (
    <Timeline sx={{ width: 180, m: 0, p: 0 }}>
      {stops.map(({ hour, text, last }) => (
        <TimelineItem key={text} sx={{ minHeight: 44 }}>
          <TimelineOppositeContent color="text.secondary" variant="body2">
            {hour}
          </TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot color={last ? 'primary' : 'grey'} sx={{ my: 1 }} />
            {!last && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent variant="body2">{text}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
