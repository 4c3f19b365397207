import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineOppositeContent, {
  timelineOppositeContentClasses,
} from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Box from '@mui/material/Box';

const stages = [
  { text: 'Drawn', year: '1862' },
  { text: 'Built', year: '1864' },
  { text: 'Opened', year: '1865' },
];

const items = (withYears: boolean) =>
  stages.map(({ text, year }, index) => (
    <TimelineItem key={text}>
      {withYears && (
        <TimelineOppositeContent color="text.secondary">
          {year}
        </TimelineOppositeContent>
      )}
      <TimelineSeparator>
        <TimelineDot />
        {index < stages.length - 1 && <TimelineConnector />}
      </TimelineSeparator>
      <TimelineContent>{text}</TimelineContent>
    </TimelineItem>
  ));

export default function TimelineAligned() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
      <Timeline
        sx={{ [`& .${timelineItemClasses.root}::before`]: { flex: 0, p: 0 } }}
      >
        {items(false)}
      </Timeline>
      <Timeline
        sx={{ [`& .${timelineOppositeContentClasses.root}`]: { flex: 0.4 } }}
      >
        {items(true)}
      </Timeline>
    </Box>
  );
}
