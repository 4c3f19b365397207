import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

dayjs.extend(utc);

const fair = dayjs.utc('2024-05-17T09:00');

export default function TimePickerColumns() {
  const [opens, setOpens] = React.useState<Dayjs | null>(fair);
  const [closes, setCloses] = React.useState<Dayjs | null>(null);
  const [view, setView] = React.useState<'hours' | 'minutes' | 'none'>('none');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', gap: 3 }}>
        <div>
          <Typography component="p" variant="subtitle2">
            Opens
          </Typography>
          <DigitalClock
            value={opens}
            onChange={(time) => setOpens(time)}
            views={['hours']}
            timeStep={60}
            skipDisabled
            minTime={fair.hour(8)}
            maxTime={fair.hour(12)}
          />
        </div>
        <div>
          <Typography component="p" variant="subtitle2">
            Closes
          </Typography>
          <MultiSectionDigitalClock
            value={closes}
            onChange={(time) => setCloses(time)}
            referenceDate={fair.hour(18)}
            views={['hours', 'minutes']}
            ampm={false}
            onFocusedViewChange={(name, hasFocus) =>
              setView(
                hasFocus && name !== 'seconds' && name !== 'meridiem'
                  ? name
                  : 'none',
              )
            }
          />
        </div>
        <Typography variant="body2">
          {opens?.format('H:mm')} to {closes?.format('H:mm') ?? '…'}
          <br />
          Column with the focus: {view}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
