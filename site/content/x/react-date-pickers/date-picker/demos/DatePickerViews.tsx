import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap">
        <DatePicker
          label="Card valid until"
          views={['year', 'month']}
          openTo="month"
          format="MM/YYYY"
          defaultValue={dayjs('2026-08-01')}
        />
        <DatePicker
          label="Born on"
          views={['year', 'month', 'day']}
          openTo="year"
          referenceDate={dayjs('1990-06-15')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
