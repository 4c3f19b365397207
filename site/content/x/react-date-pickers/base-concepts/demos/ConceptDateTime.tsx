import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';

export default function ConceptDateTime() {
  const [problem, setProblem] = React.useState<string | null>(null);
  const [view, setView] = React.useState('');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Pickup"
        defaultValue={dayjs('2024-05-17T09:30')}
        minDateTime={dayjs('2024-05-17T08:00')}
        maxDateTime={dayjs('2024-05-24T18:00')}
        onError={(reason) => setProblem(reason)}
        onViewChange={(name) => setView(`, now choosing ${name}`)}
        viewRenderers={{ hours: renderTimeViewClock, minutes: renderTimeViewClock }}
        slotProps={{
          textField: {
            helperText: problem
              ? `Not allowed: ${problem}`
              : `May 17 to May 24${view}`,
          },
        }}
      />
    </LocalizationProvider>
  );
}
