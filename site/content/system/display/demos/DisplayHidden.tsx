import Box from '@mui/system/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';

export default function DisplayHidden() {
  return (
    <Box
      component="p"
      sx={{
        m: 0,
        px: 2,
        py: 1,
        borderRadius: 2,
        bgcolor: '#fee2e2',
        color: '#7f1d1d',
        fontFamily: 'system-ui, sans-serif',
      }}
    >
      <span aria-hidden="true">3 ⚑</span>
      <Box component="span" sx={visuallyHidden}>
        Three reports are marked
      </Box>
    </Box>
  );
}
