import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TimePickerControlled() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2024-05-17T09:00'));
  const [end, setEnd] = React.useState<Dayjs | null>(dayjs('2024-05-17T10:30'));
  const minutes = start && end ? end.diff(start, 'minute') : NaN;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 220 }}>
        <TimePicker label="Begins" value={start} onChange={setStart} />
        <TimePicker
          label="Ends"
          value={end}
          onChange={setEnd}
          minTime={start ?? undefined}
        />
        <Typography aria-live="polite">
          {minutes > 0 ? `${minutes} minutes` : 'Choose two times'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
