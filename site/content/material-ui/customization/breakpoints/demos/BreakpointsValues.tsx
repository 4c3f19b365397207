import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function BreakpointsValues() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 2, lg: 4 }}
      sx={{ width: '100%' }}
    >
      <Paper variant="outlined" sx={{ p: 2, flexGrow: 1 }}>
        Outbound
      </Paper>
      <Paper variant="outlined" sx={{ p: 2, flexGrow: 1 }}>
        Return
      </Paper>
    </Stack>
  );
}
