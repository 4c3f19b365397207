import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

export default function HomeCalendar() {
  const [day, setDay] = React.useState(() => dayjs.utc('2026-10-14'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        timezone="UTC"
        value={day}
        onChange={(next) => next && setDay(next)}
        disableHighlightToday
        reduceAnimations
        sx={{
          width: 248,
          mx: 'auto',
          '& .MuiPickersCalendarHeader-root': { px: 1 },
          '& .MuiDayCalendar-weekDayLabel, & .MuiPickersDay-root': {
            width: 32,
            height: 32,
          },
        }}
      />
    </LocalizationProvider>
  );
}
