import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 260 }}>
        <DatePicker
          label="Reminder"
          defaultValue={dayjs('2024-05-17')}
          slotProps={{
            field: { clearable: true },
            textField: { helperText: 'Leave it empty for none' },
          }}
        />
        <DatePicker
          label="Date of the letter"
          format="D. MMMM YYYY"
          defaultValue={dayjs('2024-05-17')}
          slotProps={{ textField: { variant: 'standard' } }}
        />
        <DatePicker
          label="Typed only"
          disableOpenPicker
          formatDensity="spacious"
          defaultValue={dayjs('2024-05-17')}
          slotProps={{ textField: { size: 'small' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
