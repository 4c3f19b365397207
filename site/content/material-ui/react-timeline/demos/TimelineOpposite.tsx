import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const day = [
  { at: '7:00', text: 'Coffee' },
  { at: '8:30', text: 'The ferry leaves' },
  { at: '11:15', text: 'Walk to the lighthouse', side: 'left' as const },
  { at: '16:00', text: 'Back on board' },
];

export default function TimelineOpposite() {
  return (
    <Timeline sx={{ width: 1 }}>
      {day.map(({ at, text, side }, index) => (
        <TimelineItem key={at} position={side}>
          <TimelineOppositeContent color="text.secondary" variant="body2">
            {at}
          </TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot />
            {index < day.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{text}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
