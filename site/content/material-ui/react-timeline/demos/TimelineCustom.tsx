import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Anchor from '@mui/icons-material/Anchor';
import Flag from '@mui/icons-material/Flag';

export default function TimelineCustom() {
  return (
    <Timeline
      classes={{ root: 'voyage' }}
      className="log"
      sx={{ '&.voyage': { width: 1, p: 0 } }}
    >
      <TimelineItem classes={{ root: 'leg' }} sx={{ minHeight: 96 }}>
        <TimelineOppositeContent classes={{ root: 'date' }} sx={{ my: 'auto' }}>
          May 3
        </TimelineOppositeContent>
        <TimelineSeparator classes={{ root: 'line' }} sx={{ width: 48 }}>
          <TimelineDot classes={{ root: 'stop' }} sx={{ p: 1 }}>
            <Anchor />
          </TimelineDot>
          <TimelineConnector
            classes={{ root: 'way' }}
            sx={{ width: 4, bgcolor: 'primary.main' }}
          >
            {null}
          </TimelineConnector>
        </TimelineSeparator>
        <TimelineContent classes={{ root: 'text' }} sx={{ my: 'auto' }}>
          Left Bergen
        </TimelineContent>
      </TimelineItem>
      <TimelineItem>
        <TimelineOppositeContent sx={{ my: 'auto' }}>May 9</TimelineOppositeContent>
        <TimelineSeparator sx={{ width: 48 }}>
          <TimelineDot color="primary" sx={{ p: 1 }}>
            <Flag />
          </TimelineDot>
        </TimelineSeparator>
        <TimelineContent sx={{ my: 'auto' }}>Reached Lerwick</TimelineContent>
      </TimelineItem>
    </Timeline>
  );
}
