import Box from '@mui/material/Box';

export default function BoxProps() {
  return (
    <Box display="flex" gap={2}>
      <Box p={2} bgcolor="secondary.main" color="secondary.contrastText">
        System props
      </Box>
      <Box sx={{ p: 2, bgcolor: 'secondary.main', color: 'secondary.contrastText' }}>
        The same with sx
      </Box>
    </Box>
  );
}
