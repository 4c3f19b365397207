import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';

export default function TimePickerSections() {
  const [section, setSection] = React.useState<FieldSelectedSections>(null);
  const [adding, setAdding] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <TimePicker
          label="Typed only"
          disableOpenPicker
          defaultValue={dayjs('2024-05-17T07:20')}
          selectedSections={section}
          onSelectedSectionsChange={setSection}
        />
        <Button onClick={() => setSection('minutes')}>Change the minutes</Button>
        <TimePicker label="Clocked in" disableFuture />
        {adding ? (
          <TimePicker label="Alarm" autoFocus disablePast />
        ) : (
          <Button onClick={() => setAdding(true)}>Add an alarm</Button>
        )}
        <TimePicker label="Clocked out" disabled />
      </Box>
    </LocalizationProvider>
  );
}
