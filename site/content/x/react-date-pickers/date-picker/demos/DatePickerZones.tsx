import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function DatePickerZones() {
  const [launch, setLaunch] = React.useState<Dayjs | null>(
    dayjs.utc('2024-05-17T22:00:00'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap">
        <DatePicker
          label="Launch, in UTC"
          timezone="UTC"
          value={launch}
          onChange={setLaunch}
        />
        <DatePicker
          label="Launch, in Tokyo"
          timezone="Asia/Tokyo"
          value={launch}
          onChange={setLaunch}
        />
      </Stack>
    </LocalizationProvider>
  );
}
