import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function LocaleFormats() {
  const day = dayjs('2024-05-07');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 260 }}>
        <DateField label="YYYY-MM-DD" format="YYYY-MM-DD" defaultValue={day} />
        <DateField label="D MMM YYYY" format="D MMM YYYY" defaultValue={day} />
        <DateField label="dddd, D MMMM" format="dddd, D MMMM" defaultValue={day} />
      </Stack>
    </LocalizationProvider>
  );
}
