import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import Badge from '@mui/material/Badge';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

dayjs.extend(utc);

const concerts = ['2022-09-03', '2022-09-14', '2022-09-24'];

function ConcertDay(props: PickersDayProps<Dayjs>) {
  const concert =
    !props.outsideCurrentMonth && concerts.includes(props.day.format('YYYY-MM-DD'));

  return (
    <Badge color="secondary" overlap="circular" variant="dot" invisible={!concert}>
      <PickersDay
        {...props}
        aria-label={`${props.day.format('D MMMM')}${concert ? ', concert' : ''}`}
      />
    </Badge>
  );
}

export default function DatePickerDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs.utc('2022-09-15')}
        slots={{ day: ConcertDay }}
      />
    </LocalizationProvider>
  );
}
