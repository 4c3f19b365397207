import Box from '@mui/system/Box';

export default function InstallBox() {
  return (
    <Box
      sx={{
        p: 2,
        width: { xs: '100%', sm: 320 },
        border: '1px solid currentColor',
        borderRadius: 1,
        fontFamily: 'system-ui, sans-serif',
      }}
    >
      The next tram leaves at 8:04.
    </Box>
  );
}
