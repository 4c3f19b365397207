import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';

export default function TimePickerVariants() {
  const noon = dayjs('2024-05-17T12:00');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap">
        <DesktopTimePicker label="Columns in a popover" defaultValue={noon} />
        <MobileTimePicker label="A clock in a dialog" defaultValue={noon} />
      </Stack>
    </LocalizationProvider>
  );
}
