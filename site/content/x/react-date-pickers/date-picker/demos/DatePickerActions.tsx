import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

export default function DatePickerActions() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDatePicker
        label="Day of delivery"
        defaultValue={dayjs('2024-05-17')}
        localeText={{ toolbarTitle: 'When shall we come?' }}
        slotProps={{
          actionBar: { actions: ['clear', 'cancel', 'accept'] },
          shortcuts: {
            items: [
              { label: 'Friday', getValue: () => dayjs('2024-05-17') },
              { label: 'Next Tuesday', getValue: () => dayjs('2024-05-21') },
            ],
          },
        }}
      />
    </LocalizationProvider>
  );
}
