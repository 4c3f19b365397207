import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import type { DateView } from '@mui/x-date-pickers/models';

dayjs.extend(utc);

// The meter is read at the end of each quarter.
const isNotRead = (month: Dayjs) => month.month() % 3 !== 2;

export default function DatePickerReading() {
  const [entering, setEntering] = React.useState(false);
  const [view, setView] = React.useState<DateView>('month');
  const [year, setYear] = React.useState(2024);

  if (!entering) {
    return <Button onClick={() => setEntering(true)}>Enter a reading</Button>;
  }
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} alignItems="center">
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="What to choose"
          value={view}
          onChange={(_, next: DateView | null) => next && setView(next)}
        >
          <ToggleButton value="year">Year</ToggleButton>
          <ToggleButton value="month">Month</ToggleButton>
        </ToggleButtonGroup>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs.utc('2024-03-31')}
          minDate={dayjs.utc('2019-01-01')}
          maxDate={dayjs.utc('2030-12-31')}
          views={['year', 'month']}
          view={view}
          onViewChange={setView}
          onYearChange={(chosen) => setYear(chosen.year())}
          yearsPerRow={3}
          monthsPerRow={4}
          shouldDisableMonth={isNotRead}
          disableFuture
        />
        <Typography role="status" variant="body2">
          Readings of {year}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
