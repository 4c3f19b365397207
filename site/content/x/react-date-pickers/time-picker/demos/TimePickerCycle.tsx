import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TimePickerCycle() {
  const half = dayjs('2024-05-17T17:30');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap">
        <TimePicker label="Twelve hours" ampm defaultValue={half} />
        <TimePicker label="Twenty-four hours" ampm={false} defaultValue={half} />
      </Stack>
    </LocalizationProvider>
  );
}
