import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';

export default function DatePickerSections() {
  const [section, setSection] = React.useState<FieldSelectedSections>(null);
  const [adding, setAdding] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <DatePicker
          label="Arrival"
          defaultValue={dayjs('2024-05-17')}
          selectedSections={section}
          onSelectedSectionsChange={setSection}
        />
        <Button onClick={() => setSection('year')}>Change the year</Button>
        <DatePicker label="Founded" disableFuture disabled />
        {adding ? (
          <DatePicker label="Next visit" autoFocus disablePast />
        ) : (
          <Button onClick={() => setAdding(true)}>Add a visit</Button>
        )}
      </Box>
    </LocalizationProvider>
  );
}
