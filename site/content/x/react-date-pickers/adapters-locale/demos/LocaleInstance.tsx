import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);

const launch = dayjs.utc('2024-05-07T18:30');

export default function LocaleInstance() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      dateLibInstance={dayjs.utc}
      dateFormats={{ keyboardDate: 'DD.MM.YYYY', monthShort: 'MM' }}
    >
      <Stack spacing={2} sx={{ width: 260 }}>
        <DatePicker
          label="Launch"
          defaultValue={launch}
          views={['year', 'month', 'day']}
        />
        <DateTimeField label="In UTC" defaultValue={launch} ampm={false} />
      </Stack>
    </LocalizationProvider>
  );
}
