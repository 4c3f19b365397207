import * as React from 'react';
import Timeline, { type TimelineProps } from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const steps = ['Sow', 'Water', 'Wait', 'Harvest'];

export default function TimelinePosition() {
  const [position, setPosition] =
    React.useState<TimelineProps['position']>('alternate');

  return (
    <Stack spacing={1} alignItems="center" sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Position"
        value={position}
        onChange={(event, next) => next && setPosition(next)}
        sx={{ flexWrap: 'wrap' }}
      >
        {['left', 'right', 'alternate', 'alternate-reverse'].map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Timeline position={position} sx={{ width: 1 }}>
        {steps.map((step, index) => (
          <TimelineItem key={step}>
            <TimelineSeparator>
              <TimelineDot />
              {index < steps.length - 1 && <TimelineConnector />}
            </TimelineSeparator>
            <TimelineContent>{step}</TimelineContent>
          </TimelineItem>
        ))}
      </Timeline>
    </Stack>
  );
}
