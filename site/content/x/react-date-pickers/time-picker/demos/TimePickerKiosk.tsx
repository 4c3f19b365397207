import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import type { TimeView } from '@mui/x-date-pickers/models';

dayjs.extend(utc);

const steps: TimeView[] = ['hours', 'minutes'];

export default function TimePickerKiosk() {
  const [view, setView] = React.useState<TimeView>('minutes');
  const [until, setUntil] = React.useState<Dayjs | null>(
    dayjs.utc('2024-05-17T16:30:00'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: '100%', overflowX: 'auto' }}>
        <Stepper nonLinear activeStep={steps.indexOf(view)} sx={{ maxWidth: 440 }}>
          {steps.map((step) => (
            <Step key={step}>
              <StepButton onClick={() => setView(step)}>
                {step === 'hours' ? 'Hour' : 'Minute'}
              </StepButton>
            </Step>
          ))}
        </Stepper>
        <StaticTimePicker
          orientation="landscape"
          ampm={false}
          value={until}
          onChange={setUntil}
          view={view}
          onViewChange={setView}
          minutesStep={5}
          localeText={{ toolbarTitle: 'Park until' }}
        />
      </Box>
    </LocalizationProvider>
  );
}
