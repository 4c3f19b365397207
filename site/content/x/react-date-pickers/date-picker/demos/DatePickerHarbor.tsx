import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import type { DateView } from '@mui/x-date-pickers/models';

// The harbor is closed in August and was not open before 2022.
const isClosed = (month: Dayjs) => month.month() === 7;
const isBefore = (year: Dayjs) => year.year() < 2022;

export default function DatePickerHarbor() {
  const [view, setView] = React.useState<DateView>('day');
  const [loading, setLoading] = React.useState(false);
  const [looked, setLooked] = React.useState('Nothing was looked up yet.');
  const input = React.useRef<HTMLInputElement>(null);

  React.useEffect(() => {
    if (!loading) {
      return undefined;
    }
    const timer = setTimeout(() => setLoading(false), 800);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <DatePicker
          label="Day at the berth"
          name="berth"
          inputRef={input}
          className="harbor-berth"
          sx={{ width: 260 }}
          defaultValue={dayjs('2024-05-17')}
          desktopModeMediaQuery="(min-width: 600px)"
          views={['year', 'month', 'day']}
          view={view}
          onViewChange={setView}
          monthsPerRow={4}
          yearsPerRow={3}
          viewRenderers={{
            year: ({ value, onChange, shouldDisableYear }) => (
              <YearCalendar
                value={value}
                onChange={onChange}
                yearsPerRow={3}
                minDate={dayjs('2020-01-01')}
                maxDate={dayjs('2028-12-31')}
                shouldDisableYear={shouldDisableYear}
              />
            ),
          }}
          shouldDisableMonth={isClosed}
          shouldDisableYear={isBefore}
          onMonthChange={(month) => {
            setLoading(true);
            setLooked(`Tides of ${month.format('MMMM')} were looked up.`);
          }}
          onYearChange={(year) =>
            setLooked(`Tides of ${year.year()} were looked up.`)
          }
          loading={loading}
          renderLoading={() => <DayCalendarSkeleton />}
          reduceAnimations
          displayWeekNumber
          fixedWeekNumber={6}
          showDaysOutsideCurrentMonth
          disableHighlightToday
          dayOfWeekFormatter={(_, day) => day.format('dd')}
          orientation="landscape"
          localeText={{ previousMonth: 'One month back', nextMonth: 'One month on' }}
          slots={{ switchViewIcon: ArrowDropDown }}
        />
        <Button onClick={() => input.current?.focus()}>Type another day</Button>
        <Typography role="status" variant="body2">
          {looked}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
