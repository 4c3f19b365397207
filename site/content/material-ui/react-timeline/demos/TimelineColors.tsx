import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Check from '@mui/icons-material/Check';

const dots = [
  { text: 'Accepted', color: 'success', variant: 'filled', icon: <Check /> },
  { text: 'In print', color: 'primary', variant: 'filled' },
  { text: 'Waiting', color: 'grey', variant: 'outlined' },
  { text: 'Rejected', color: 'error', variant: 'outlined' },
  { text: 'As the text around it', color: 'inherit', variant: 'outlined' },
] as const;

export default function TimelineColors() {
  return (
    <Timeline>
      {dots.map(({ text, color, variant, ...dot }, index) => (
        <TimelineItem key={text}>
          <TimelineSeparator>
            <TimelineDot color={color} variant={variant}>
              {'icon' in dot && dot.icon}
            </TimelineDot>
            {index < dots.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{text}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
