import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const help: Partial<Record<NonNullable<DateValidationError>, string>> = {
  minDate: 'The workshop opens on 2 May.',
  maxDate: 'The workshop closes at the end of June.',
  shouldDisableDate: 'There is nobody there on Sundays.',
};

export default function DatePickerLimits() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Day of the repair"
        defaultValue={dayjs('2024-05-19')}
        minDate={dayjs('2024-05-02')}
        maxDate={dayjs('2024-06-30')}
        shouldDisableDate={(day: Dayjs) => day.day() === 0}
        onError={setError}
        slotProps={{
          textField: { helperText: (error && help[error]) ?? 'Monday to Saturday' },
        }}
      />
    </LocalizationProvider>
  );
}
