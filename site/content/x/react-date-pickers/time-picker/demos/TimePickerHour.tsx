import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';

dayjs.extend(utc);

function HourActions({ onAccept, className }: PickersActionBarProps) {
  return (
    <Box className={className} sx={{ p: 2, textAlign: 'center' }}>
      <Button variant="contained" onClick={onAccept}>
        Back up at this hour
      </Button>
    </Box>
  );
}

export default function TimePickerHour() {
  const [hour, setHour] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box>
        <Typography component="h4" variant="h6" align="center">
          Hour of the backup, in UTC
        </Typography>
        <StaticTimePicker
          timezone="UTC"
          defaultValue={dayjs('2024-05-17T16:00Z')}
          views={['hours']}
          ampm={false}
          onAccept={setHour}
          slots={{ actionBar: HourActions }}
          slotProps={{ toolbar: { hidden: true } }}
          sx={{ bgcolor: 'transparent' }}
        />
        <Typography role="status" align="center">
          {hour ? `Every day at ${hour.utc().format('HH:mm')} UTC` : 'No backup yet'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
