import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TimePickerSteps() {
  const morning = dayjs('2024-05-17T08:00');
  const evening = dayjs('2024-05-17T18:00');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap">
        <TimePicker
          label="Every quarter"
          ampm={false}
          defaultValue={morning}
          timeSteps={{ minutes: 15 }}
        />
        <TimePicker
          label="Half hours of a day"
          ampm={false}
          defaultValue={morning}
          minTime={morning}
          maxTime={evening}
          skipDisabled
          timeSteps={{ minutes: 30 }}
          thresholdToRenderTimeInASingleColumn={48}
        />
      </Stack>
    </LocalizationProvider>
  );
}
