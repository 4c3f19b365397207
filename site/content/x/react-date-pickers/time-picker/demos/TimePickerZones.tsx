import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function TimePickerZones() {
  const [call, setCall] = React.useState<Dayjs | null>(
    dayjs.utc('2024-05-17T13:00:00'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap">
        <TimePicker
          label="Call, in Lisbon"
          ampm={false}
          timezone="Europe/Lisbon"
          value={call}
          onChange={setCall}
        />
        <TimePicker
          label="Call, in São Paulo"
          ampm={false}
          timezone="America/Sao_Paulo"
          value={call}
          onChange={setCall}
        />
      </Stack>
    </LocalizationProvider>
  );
}
