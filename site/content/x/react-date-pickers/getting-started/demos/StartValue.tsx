import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function StartValue() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2024-05-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DatePicker label="Arrival" value={day} onChange={setDay} />
        <Typography component="output" color="text.secondary">
          {day?.isValid()
            ? `You leave on ${day.add(3, 'day').format('DD MMMM')}.`
            : 'Enter the day of your arrival.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
