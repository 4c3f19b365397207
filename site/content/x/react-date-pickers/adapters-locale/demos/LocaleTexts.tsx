import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function LocaleTexts() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      localeText={{
        fieldDayPlaceholder: () => 'day',
        fieldMonthPlaceholder: () => 'month',
        fieldYearPlaceholder: () => 'year',
      }}
    >
      <DateField label="Date of birth" InputLabelProps={{ shrink: true }} />
    </LocalizationProvider>
  );
}
