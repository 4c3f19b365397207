// What goes around the date and time pickers, and those that want more: see “specimens” in docs/authoring.md.
import type * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type {
  DateTimePicker as MuiDateTimePicker,
  DateTimePickerTabs as MuiDateTimePickerTabs,
  DateTimePickerToolbar as MuiDateTimePickerToolbar,
} from '@mui/x-date-pickers/DateTimePicker';
import type { DateCalendar as MuiDateCalendar } from '@mui/x-date-pickers/DateCalendar';
import type { DateField as MuiDateField } from '@mui/x-date-pickers/DateField';
import type { DatePicker as MuiDatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DateTimeField as MuiDateTimeField } from '@mui/x-date-pickers/DateTimeField';
import type { DesktopDatePicker as MuiDesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import type { DesktopDateTimePicker as MuiDesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import type { DesktopTimePicker as MuiDesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import type { DigitalClock as MuiDigitalClock } from '@mui/x-date-pickers/DigitalClock';
import type { MobileDatePicker as MuiMobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import type { MobileDateTimePicker as MuiMobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import type { MobileTimePicker as MuiMobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import type { MonthCalendar as MuiMonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import type { MultiSectionDigitalClock as MuiMultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import type { StaticDatePicker as MuiStaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import type { StaticDateTimePicker as MuiStaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import type { StaticTimePicker as MuiStaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import type { TimeClock as MuiTimeClock } from '@mui/x-date-pickers/TimeClock';
import type { TimeField as MuiTimeField } from '@mui/x-date-pickers/TimeField';
import type { YearCalendar as MuiYearCalendar } from '@mui/x-date-pickers/YearCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBar as MuiPickersActionBar } from '@mui/x-date-pickers/PickersActionBar';
import type { PickersCalendarHeader as MuiPickersCalendarHeader } from '@mui/x-date-pickers/PickersCalendarHeader';
import type { PickersDay as MuiPickersDay } from '@mui/x-date-pickers/PickersDay';
import type { PickersShortcuts as MuiPickersShortcuts } from '@mui/x-date-pickers/PickersShortcuts';
import type {
  TimePicker as MuiTimePicker,
  TimePickerToolbar as MuiTimePickerToolbar,
} from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const nothing = () => {};
const day = dayjs('2024-05-17T10:30');
const morning = dayjs('2024-05-01T09:00');

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

export const DateField = (Subject: typeof MuiDateField) => (
  <Around>
    <Subject label="Day" defaultValue={day} />
  </Around>
);

export const TimeField = (Subject: typeof MuiTimeField) => (
  <Around>
    <Subject label="Start" defaultValue={day} minTime={morning} />
  </Around>
);

export const DateTimeField = (Subject: typeof MuiDateTimeField) => (
  <Around>
    <Subject label="Start" defaultValue={day} minTime={morning} />
  </Around>
);

export const DatePicker = (Subject: typeof MuiDatePicker) => (
  <Around>
    <Subject open label="Day" defaultValue={day} />
  </Around>
);

export const DesktopDatePicker = (Subject: typeof MuiDesktopDatePicker) => (
  <Around>
    <Subject open label="Day" defaultValue={day} />
  </Around>
);

export const MobileDatePicker = (Subject: typeof MuiMobileDatePicker) => (
  <Around>
    <Subject open label="Day" defaultValue={day} />
  </Around>
);

export const TimePicker = (Subject: typeof MuiTimePicker) => (
  <Around>
    <Subject open label="Start" defaultValue={day} minTime={morning} />
  </Around>
);

export const DesktopTimePicker = (Subject: typeof MuiDesktopTimePicker) => (
  <Around>
    <Subject open label="Start" defaultValue={day} minTime={morning} />
  </Around>
);

export const MobileTimePicker = (Subject: typeof MuiMobileTimePicker) => (
  <Around>
    <Subject open label="Start" defaultValue={day} minTime={morning} />
  </Around>
);

export const DateTimePicker = (Subject: typeof MuiDateTimePicker) => (
  <Around>
    <Subject open label="Start" defaultValue={day} minTime={morning} />
  </Around>
);

export const DesktopDateTimePicker = (Subject: typeof MuiDesktopDateTimePicker) => (
  <Around>
    <Subject open label="Start" defaultValue={day} minTime={morning} />
  </Around>
);

export const MobileDateTimePicker = (Subject: typeof MuiMobileDateTimePicker) => (
  <Around>
    <Subject open label="Start" defaultValue={day} minTime={morning} />
  </Around>
);

export const DateCalendar = (Subject: typeof MuiDateCalendar) => (
  <Around>
    <Subject defaultValue={day} />
  </Around>
);

export const MonthCalendar = (Subject: typeof MuiMonthCalendar) => (
  <Around>
    <Subject defaultValue={day} />
  </Around>
);

export const YearCalendar = (Subject: typeof MuiYearCalendar) => (
  <Around>
    <Subject defaultValue={day} />
  </Around>
);

export const StaticDatePicker = (Subject: typeof MuiStaticDatePicker) => (
  <Around>
    <Subject defaultValue={day} />
  </Around>
);

export const DigitalClock = (Subject: typeof MuiDigitalClock) => (
  <Around>
    <Subject defaultValue={day} minTime={morning} />
  </Around>
);

export const MultiSectionDigitalClock = (
  Subject: typeof MuiMultiSectionDigitalClock,
) => (
  <Around>
    <Subject defaultValue={day} minTime={morning} />
  </Around>
);

export const TimeClock = (Subject: typeof MuiTimeClock) => (
  <Around>
    <Subject defaultValue={day} minTime={morning} />
  </Around>
);

export const StaticTimePicker = (Subject: typeof MuiStaticTimePicker) => (
  <Around>
    <Subject defaultValue={day} minTime={morning} />
  </Around>
);

export const StaticDateTimePicker = (Subject: typeof MuiStaticDateTimePicker) => (
  <Around>
    <Subject defaultValue={day} minTime={morning} />
  </Around>
);
