import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { TimeValidationError } from '@mui/x-date-pickers/models';

const help: Partial<Record<NonNullable<TimeValidationError>, string>> = {
  minTime: 'We open at 8.',
  maxTime: 'The last appointment is at 18.',
  'shouldDisableTime-hours': 'From 12 to 13 we are at lunch.',
};

export default function TimePickerLimits() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Appointment"
        ampm={false}
        defaultValue={dayjs('2024-05-17T12:15')}
        minTime={dayjs('2024-05-17T08:00')}
        maxTime={dayjs('2024-05-17T18:00')}
        shouldDisableTime={(time, view) => view === 'hours' && time.hour() === 12}
        onError={setError}
        slotProps={{
          textField: { helperText: (error && help[error]) ?? 'From 8 to 18' },
        }}
      />
    </LocalizationProvider>
  );
}
