import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function PickersField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Departure"
        slotProps={{
          textField: { variant: 'filled', helperText: 'The ramp closes at noon' },
          field: { clearable: true },
        }}
      />
    </LocalizationProvider>
  );
}
