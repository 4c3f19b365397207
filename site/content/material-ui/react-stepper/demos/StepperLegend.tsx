import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import StepIcon from '@mui/material/StepIcon';
import Typography from '@mui/material/Typography';

export default function StepperLegend() {
  return (
    <Stack
      component="ul"
      direction="row"
      useFlexGap
      flexWrap="wrap"
      spacing={2}
      sx={{ listStyle: 'none', p: 0, m: 0 }}
    >
      <Box component="li" sx={{ display: 'flex', gap: 1 }}>
        <StepIcon icon={1} completed />
        <Typography>Done</Typography>
      </Box>
      <Box component="li" sx={{ display: 'flex', gap: 1 }}>
        <StepIcon icon={2} active />
        <Typography>You are here</Typography>
      </Box>
      <Box component="li" sx={{ display: 'flex', gap: 1 }}>
        <StepIcon icon={3} error />
        <Typography>Needs a change</Typography>
      </Box>
    </Stack>
  );
}
