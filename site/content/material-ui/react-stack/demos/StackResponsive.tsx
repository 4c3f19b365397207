import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const steps = ['Measure', 'Cut', 'Sand', 'Oil'];

export default function StackResponsive() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 2, md: 4 }}
      sx={{ width: '100%' }}
    >
      {steps.map((step) => (
        <Paper key={step} variant="outlined" sx={{ p: 2, flex: 1 }}>
          {step}
        </Paper>
      ))}
    </Stack>
  );
}
