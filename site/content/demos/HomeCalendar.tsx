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
          width: '100%',
          maxWidth: 224,
          maxHeight: 'none',
          height: 'auto',
          mx: 'auto',
          '& .MuiPickersCalendarHeader-root': { px: 0.5, mt: 0 },
          '& .MuiPickersCalendarHeader-label': { fontSize: '0.875rem', mr: 0 },
          '& .MuiIconButton-root': { p: 0.5 },
          // They fade in once they are mounted.
          '& .MuiPickersArrowSwitcher-root': {
            opacity: '1 !important',
            visibility: 'visible !important',
          },
          '& .MuiDayCalendar-weekDayLabel, & .MuiPickersDay-root': {
            width: 28,
            height: 28,
            mx: '1px',
          },
        }}
      />
    </LocalizationProvider>
  );
}
