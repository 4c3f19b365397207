import Box from '@mui/system/Box';

export default function DisplayByWidth() {
  return (
    <Box sx={{ fontFamily: 'system-ui, sans-serif' }}>
      <Box sx={{ display: { xs: 'block', md: 'none' } }}>
        Turn the phone for the full table.
      </Box>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        All twelve months fit on this screen.
      </Box>
    </Box>
  );
}
