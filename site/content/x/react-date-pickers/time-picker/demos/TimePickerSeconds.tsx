import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TimePickerSeconds() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Lap time"
        views={['minutes', 'seconds']}
        openTo="seconds"
        format="mm [min] ss [s]"
        defaultValue={dayjs('2024-05-17T00:01:42')}
        slotProps={{ textField: { helperText: 'Minutes and seconds' } }}
      />
    </LocalizationProvider>
  );
}
