import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const sentences: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'Write a whole date.',
  minDate: 'The season begins on May 1.',
  maxDate: 'The season ends on September 30.',
};

export default function PickersErrors() {
  const [code, setCode] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Day of the trip"
        defaultValue={dayjs('2024-04-30')}
        minDate={dayjs('2024-05-01')}
        maxDate={dayjs('2024-09-30')}
        onError={setCode}
        slotProps={{ textField: { helperText: code ? sentences[code] : ' ' } }}
      />
    </LocalizationProvider>
  );
}
