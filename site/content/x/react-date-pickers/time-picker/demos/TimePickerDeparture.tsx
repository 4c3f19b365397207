import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import AccessAlarm from '@mui/icons-material/AccessAlarm';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { TimeView } from '@mui/x-date-pickers/models';

const departure = dayjs('2024-05-17T18:10');

export default function TimePickerDeparture() {
  const [open, setOpen] = React.useState(false);
  const [view, setView] = React.useState<TimeView | 'meridiem'>('hours');
  const [accepted, setAccepted] = React.useState<Dayjs | null>(null);
  const input = React.useRef<HTMLInputElement>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <TimePicker
          label="Be at the quay"
          name="quay"
          inputRef={input}
          className="quay-time"
          sx={{ width: 240 }}
          referenceDate={dayjs('2024-05-17T12:00')}
          maxTime={departure.subtract(2, 'hour')}
          disableIgnoringDatePartForTimeValidation
          minutesStep={5}
          ampm
          ampmInClock
          desktopModeMediaQuery="(min-width: 600px)"
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          onAccept={setAccepted}
          closeOnSelect={false}
          openTo="hours"
          view={view}
          onViewChange={setView}
          orientation="portrait"
          reduceAnimations
          localeText={{ okButtonLabel: 'Take it' }}
          slots={{ openPickerIcon: AccessAlarm }}
          formatDensity="spacious"
        />
        <Button onClick={() => input.current?.focus()}>Type a time</Button>
        <Typography role="status" variant="body2">
          {accepted ? `Accepted: ${accepted.format('HH:mm')}` : 'Departs at 18:10'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
