import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';

export default function DatePickerEvents() {
  const [changes, setChanges] = React.useState(0);
  const [accepted, setAccepted] = React.useState(0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        <DatePicker
          label="Day of departure"
          defaultValue={dayjs('2024-05-21')}
          onChange={() => setChanges((before) => before + 1)}
          onAccept={() => setAccepted((before) => before + 1)}
        />
        <Typography role="status">
          Changed: {changes}, accepted: {accepted}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
