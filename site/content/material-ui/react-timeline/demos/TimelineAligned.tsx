import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import { timelineItemClasses } from '@mui/lab/TimelineItem';
import { timelineOppositeContentClasses } from '@mui/lab/TimelineOppositeContent';
import Box from '@mui/material/Box';

const row = (text: string, year?: string) => (
  <TimelineItem key={text}>
    {year && (
      <TimelineOppositeContent color="text.secondary">
        {year}
      </TimelineOppositeContent>
    )}
    <TimelineSeparator>
      <TimelineDot />
      <TimelineConnector />
    </TimelineSeparator>
    <TimelineContent>{text}</TimelineContent>
  </TimelineItem>
);

export default function TimelineAligned() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
      <Timeline
        className="bare"
        sx={{
          [`& .${timelineItemClasses.root}::before`]: { flex: 0, p: 0 },
        }}
      >
        {['Drawn', 'Built', 'Launched'].map((text) => row(text))}
      </Timeline>
      <Timeline
        sx={{ [`& .${timelineOppositeContentClasses.root}`]: { flex: 0.4 } }}
      >
        {row('Drawn', '1862')}
        {row('Built', '1864')}
        {row('Launched', '1865')}
      </Timeline>
    </Box>
  );
}
