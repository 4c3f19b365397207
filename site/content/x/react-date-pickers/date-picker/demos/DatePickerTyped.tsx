import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef, FieldSection } from '@mui/x-date-pickers/models';

export default function DatePickerTyped() {
  const [born, setBorn] = React.useState<Dayjs | null>(dayjs('1994-05-17'));
  const [problem, setProblem] = React.useState<string | null>(null);
  const [cleared, setCleared] = React.useState(0);
  const field = React.useRef<FieldRef<FieldSection>>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DateField
          label="Born"
          value={born}
          onChange={(day) => setBorn(day)}
          onError={(reason) => setProblem(reason)}
          maxDate={dayjs('2006-05-17')}
          referenceDate={dayjs('1990-01-01')}
          clearable
          onClear={() => setCleared(cleared + 1)}
          unstableFieldRef={field}
          helperText={problem ? `Not allowed: ${problem}` : 'Adults only'}
        />
        <Button
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            const at = field.current?.getActiveSectionIndex() ?? null;
            field.current?.setSelectedSections(at === 2 ? 0 : 2);
          }}
        >
          Select the year
        </Button>
        <Typography variant="body2">
          {born?.isValid() ? born.format('MMMM D, YYYY') : 'No date'}, cleared{' '}
          {cleared} times
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
