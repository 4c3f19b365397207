import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Chip from '@mui/material/Chip';
import FlightLand from '@mui/icons-material/FlightLand';
import FlightTakeoff from '@mui/icons-material/FlightTakeoff';

const line = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 4,
  minHeight: 64,
  bgcolor: 'primary.main',
};

export default function TimelineCustom() {
  return (
    <Timeline sx={{ width: 1, p: 0 }}>
      <TimelineItem>
        <TimelineOppositeContent sx={{ pt: 2.5 }}>9:40</TimelineOppositeContent>
        <TimelineSeparator sx={{ width: 64 }}>
          <TimelineDot color="primary" sx={{ p: 1 }}>
            <FlightTakeoff />
          </TimelineDot>
          <TimelineConnector sx={line}>
            <Chip
              label="2 h 25"
              size="small"
              color="primary"
              sx={{ flexShrink: 0 }}
            />
          </TimelineConnector>
        </TimelineSeparator>
        <TimelineContent sx={{ pt: 2.5 }}>Lisbon</TimelineContent>
      </TimelineItem>
      <TimelineItem>
        <TimelineOppositeContent sx={{ pt: 2.5 }}>13:05</TimelineOppositeContent>
        <TimelineSeparator sx={{ width: 64 }}>
          <TimelineDot color="primary" sx={{ p: 1 }}>
            <FlightLand />
          </TimelineDot>
        </TimelineSeparator>
        <TimelineContent sx={{ pt: 2.5 }}>Zurich</TimelineContent>
      </TimelineItem>
    </Timeline>
  );
}
