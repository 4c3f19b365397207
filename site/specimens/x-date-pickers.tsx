// What goes around the date and time pickers, and those that want more: see “specimens” in docs/authoring.md.
import type * as React from 'react';
import type { DateCalendar as MuiDateCalendar } from '@mui/x-date-pickers/DateCalendar';
import type { DateField as MuiDateField } from '@mui/x-date-pickers/DateField';
import type {
  DatePicker as MuiDatePicker,
  DatePickerToolbar as MuiDatePickerToolbar,
} from '@mui/x-date-pickers/DatePicker';
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
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type {
  DateTimePicker as MuiDateTimePicker,
  DateTimePickerTabs as MuiDateTimePickerTabs,
  DateTimePickerToolbar as MuiDateTimePickerToolbar,
} from '@mui/x-date-pickers/DateTimePicker';
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
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

const nothing = () => {};

/** A moment that is the same in each time zone. */
function moment() {
  dayjs.extend(utc);
  dayjs.extend(timezone);
  return dayjs.utc('2024-05-17T01:30');
}

const day = moment();
/** Earlier by its time alone. */
const opening = day.add(23, 'hours');
const dayBefore = day.subtract(1, 'day');
const dateViews = ['year', 'month', 'day'] as const;
const timeViews = ['hours', 'minutes', 'seconds'] as const;
const allViews = ['year', 'month', 'day', 'hours', 'minutes'] as const;
const inPlace = { popper: { disablePortal: true } };
const withToolbar = { ...inPlace, toolbar: { hidden: false } };
const clockViews = ['hours', 'minutes'] as const;

export function Around({ children }: { children: React.ReactNode }) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {children}
    </LocalizationProvider>
  );
}

export const DatePickerToolbar = (Subject: typeof MuiDatePickerToolbar) => (
  <Around>
    <Subject
      isLandscape={false}
      onChange={nothing}
      value={day}
      view="day"
      views={dateViews}
      onViewChange={nothing}
    />
  </Around>
);

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
      dense={false}
      isLandscape={false}
      isValid={() => true}
      onChange={nothing}
      items={[{ label: 'Today', getValue: () => day }]}
    />
  </Around>
);

export const DateCalendar = (Subject: typeof MuiDateCalendar) => (
  <Around>
    <Subject defaultValue={day} views={dateViews} />
  </Around>
);

export const DateField = (Subject: typeof MuiDateField) => (
  <Around>
    <Subject label="Day" defaultValue={dayBefore} format="M/D/YYYY" />
  </Around>
);

export const DatePicker = (Subject: typeof MuiDatePicker) => (
  <Around>
    <Subject
      open
      label="Day"
      defaultValue={day}
      closeOnSelect
      views={dateViews}
      slotProps={inPlace}
    />
  </Around>
);

export const DateTimeField = (Subject: typeof MuiDateTimeField) => (
  <Around>
    <Subject label="Day and time" defaultValue={day} ampm minTime={opening} />
  </Around>
);

export const DateTimePicker = (Subject: typeof MuiDateTimePicker) => (
  <Around>
    <Subject
      open
      label="Day and time"
      defaultValue={day}
      ampm
      minTime={opening}
      closeOnSelect
      views={allViews}
      timeSteps={{ minutes: 15 }}
      slotProps={withToolbar}
    />
  </Around>
);

export const DesktopDatePicker = (Subject: typeof MuiDesktopDatePicker) => (
  <Around>
    <Subject
      open
      label="Day"
      defaultValue={day}
      closeOnSelect
      views={dateViews}
      slotProps={inPlace}
    />
  </Around>
);

export const DesktopDateTimePicker = (Subject: typeof MuiDesktopDateTimePicker) => (
  <Around>
    <Subject
      open
      label="Day and time"
      defaultValue={day}
      ampm
      minTime={opening}
      closeOnSelect
      views={allViews}
      timeSteps={{ minutes: 15 }}
      slotProps={withToolbar}
    />
  </Around>
);

export const DesktopTimePicker = (Subject: typeof MuiDesktopTimePicker) => (
  <Around>
    <Subject
      open
      label="Time"
      defaultValue={day}
      ampm={false}
      format="HH.mm"
      minTime={opening}
      closeOnSelect
      views={clockViews}
      timeSteps={{ hours: 3, minutes: 5 }}
      slotProps={withToolbar}
    />
  </Around>
);

export const DigitalClock = (Subject: typeof MuiDigitalClock) => (
  <Around>
    <Subject defaultValue={day} ampm minTime={opening} />
  </Around>
);

export const MobileDatePicker = (Subject: typeof MuiMobileDatePicker) => (
  <Around>
    <Subject label="Day" defaultValue={day} views={dateViews} />
  </Around>
);

export const MobileDateTimePicker = (Subject: typeof MuiMobileDateTimePicker) => (
  <Around>
    <Subject
      label="Day and time"
      defaultValue={day}
      ampm
      minTime={opening}
      views={allViews}
    />
  </Around>
);

export const MobileTimePicker = (Subject: typeof MuiMobileTimePicker) => (
  <Around>
    <Subject
      label="Time"
      defaultValue={day}
      ampm
      format="hh.mm a"
      minTime={opening}
      views={clockViews}
    />
  </Around>
);

export const MonthCalendar = (Subject: typeof MuiMonthCalendar) => (
  <Around>
    <Subject referenceDate={day} />
  </Around>
);

export const MultiSectionDigitalClock = (
  Subject: typeof MuiMultiSectionDigitalClock,
) => (
  <Around>
    <Subject defaultValue={day} ampm views={timeViews} />
  </Around>
);

export const StaticDatePicker = (Subject: typeof MuiStaticDatePicker) => (
  <Around>
    <Subject defaultValue={day} views={dateViews} />
  </Around>
);

export const StaticDateTimePicker = (Subject: typeof MuiStaticDateTimePicker) => (
  <Around>
    <Subject defaultValue={day} ampm minTime={opening} views={allViews} />
  </Around>
);

export const StaticTimePicker = (Subject: typeof MuiStaticTimePicker) => (
  <Around>
    <Subject defaultValue={day} ampm minTime={opening} views={clockViews} />
  </Around>
);

export const TimeClock = (Subject: typeof MuiTimeClock) => (
  <Around>
    <Subject defaultValue={day} ampm minTime={opening} views={timeViews} />
  </Around>
);

export const TimeField = (Subject: typeof MuiTimeField) => (
  <Around>
    <Subject label="Time" defaultValue={day} format="H.mm" minTime={opening} />
  </Around>
);

export const TimePicker = (Subject: typeof MuiTimePicker) => (
  <Around>
    <Subject
      open
      label="Time"
      defaultValue={day}
      ampm={false}
      format="HH.mm"
      minTime={opening}
      closeOnSelect
      views={clockViews}
      timeSteps={{ hours: 3, minutes: 5 }}
      slotProps={withToolbar}
    />
  </Around>
);

export const YearCalendar = (Subject: typeof MuiYearCalendar) => (
  <Around>
    <Subject referenceDate={day} />
  </Around>
);
