import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerControlled() {
  const [from, setFrom] = React.useState<Dayjs | null>(dayjs('2024-05-17'));
  const [to, setTo] = React.useState<Dayjs | null>(dayjs('2024-05-20'));
  const nights = from && to ? to.diff(from, 'day') : NaN;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 260 }}>
        <DatePicker label="From" value={from} onChange={setFrom} />
        <DatePicker
          label="To"
          value={to}
          onChange={setTo}
          minDate={from?.add(1, 'day')}
        />
        <Typography aria-live="polite">
          {nights > 0 ? `${nights} nights` : 'Choose two days'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
