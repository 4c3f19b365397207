import Box from '@mui/system/Box';

const cell = { p: 1, border: '1px solid', borderRadius: 1 };

export default function GridSpan() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(3, 1fr)',
        gridAutoRows: 'minmax(40px, auto)',
        width: 'min(420px, 100%)',
      }}
    >
      <Box sx={{ ...cell, gridColumn: 'span 2' }}>Two columns</Box>
      <Box sx={{ ...cell, gridRow: 'span 2' }}>Two rows</Box>
      <Box sx={cell}>One</Box>
      <Box sx={cell}>Two</Box>
    </Box>
  );
}
