import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

export default function PickersAfter() {
  const [arrival, setArrival] = React.useState<Dayjs | null>(
    dayjs('2024-05-17T08:30'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DatePicker label="Arrival" value={arrival} onChange={setArrival} />
        <TimePicker label="At" value={arrival} onChange={setArrival} />
      </Stack>
    </LocalizationProvider>
  );
}
