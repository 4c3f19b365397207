// What goes around the date and time pickers, and those that want more: see “specimens” in docs/authoring.md.
import type * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type {
  DateTimePickerTabs as MuiDateTimePickerTabs,
  DateTimePickerToolbar as MuiDateTimePickerToolbar,
} from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBar as MuiPickersActionBar } from '@mui/x-date-pickers/PickersActionBar';
import type { PickersCalendarHeader as MuiPickersCalendarHeader } from '@mui/x-date-pickers/PickersCalendarHeader';
import type { PickersDay as MuiPickersDay } from '@mui/x-date-pickers/PickersDay';
import type { PickersShortcuts as MuiPickersShortcuts } from '@mui/x-date-pickers/PickersShortcuts';
import type { TimePickerToolbar as MuiTimePickerToolbar } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const nothing = () => {};
const day = dayjs('2024-05-17T10:30');

export function Around({ children }: { children: React.ReactNode }) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {children}
    </LocalizationProvider>
  );
}

export const DateTimePickerTabs = (Subject: typeof MuiDateTimePickerTabs) => (
  <Around>
    <Subject view="day" onViewChange={nothing} hidden={false} />
  </Around>
);

export const DateTimePickerToolbar = (Subject: typeof MuiDateTimePickerToolbar) => (
  <Around>
    <Subject
      isLandscape={false}
      onChange={nothing}
      value={day}
      view="day"
      views={['day', 'hours']}
      onViewChange={nothing}
    />
  </Around>
);

export const TimePickerToolbar = (Subject: typeof MuiTimePickerToolbar) => (
  <Around>
    <Subject
      isLandscape={false}
      onChange={nothing}
      value={day}
      view="hours"
      views={['hours', 'minutes']}
      onViewChange={nothing}
    />
  </Around>
);

export const PickersActionBar = (Subject: typeof MuiPickersActionBar) => (
  <Around>
    <Subject
      actions={['accept']}
      onAccept={nothing}
      onCancel={nothing}
      onClear={nothing}
      onSetToday={nothing}
    />
  </Around>
);

export const PickersDay = (Subject: typeof MuiPickersDay) => (
  <Around>
    <Subject
      day={day}
      outsideCurrentMonth={false}
      isFirstVisibleCell
      isLastVisibleCell={false}
      onDaySelect={nothing}
    />
  </Around>
);

export const PickersCalendarHeader = (Subject: typeof MuiPickersCalendarHeader) => (
  <Around>
    <Subject
      currentMonth={day}
      view="day"
      views={['day']}
      minDate={day}
      maxDate={day}
      timezone="default"
      labelId={undefined}
      disabled={false}
      disableFuture={false}
      disablePast={false}
      reduceAnimations={false}
      onMonthChange={nothing}
      onViewChange={nothing}
    />
  </Around>
);

export const PickersShortcuts = (Subject: typeof MuiPickersShortcuts) => (
  <Around>
    <Subject
      isLandscape={false}
      isValid={() => true}
      onChange={nothing}
      items={[{ label: 'Today', getValue: () => day }]}
    />
  </Around>
);
