import Box from '@mui/material/Box';

const cell = { p: 2, bgcolor: 'action.selected', borderRadius: 1 };

export default function BoxResponsive() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr', md: '3fr 1fr 1fr' },
        p: 2,
      }}
    >
      <Box sx={cell}>Map</Box>
      <Box sx={cell}>List</Box>
      <Box sx={{ ...cell, display: { xs: 'none', md: 'block' } }}>Details</Box>
    </Box>
  );
}
