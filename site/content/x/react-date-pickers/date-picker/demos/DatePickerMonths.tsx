import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

dayjs.extend(utc);

const harvest = dayjs.utc('2023-09-01');

export default function DatePickerMonths() {
  const [month, setMonth] = React.useState<Dayjs>(harvest);
  const [view, setView] = React.useState('none');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <div>
          <Typography component="p" variant="subtitle2">
            From
          </Typography>
          <MonthCalendar
            value={month}
            onChange={(next) => setMonth(next)}
            disableHighlightToday
          />
          <Typography variant="body2">Picked in {month.format('MMMM')}</Typography>
        </div>
        <div>
          <Typography component="p" variant="subtitle2">
            To
          </Typography>
          <MonthCalendar
            defaultValue={harvest.add(1, 'month')}
            disableHighlightToday
          />
        </div>
        <YearCalendar
          defaultValue={harvest}
          disableHighlightToday
          minDate={dayjs.utc('2019-01-01')}
          maxDate={dayjs.utc('2024-12-31')}
        />
        <div>
          <DateCalendar
            key={month.format('YYYY-MM')}
            referenceDate={month}
            disableHighlightToday
            views={['month', 'day']}
            openTo="day"
            onFocusedViewChange={(name, hasFocus) =>
              setView(hasFocus ? name : 'none')
            }
          />
          <Typography variant="body2">View with the focus: {view}</Typography>
        </div>
      </Box>
    </LocalizationProvider>
  );
}
