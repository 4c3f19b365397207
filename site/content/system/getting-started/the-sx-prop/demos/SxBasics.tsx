import Box from '@mui/system/Box';

export default function SxBasics() {
  return (
    <Box
      component="p"
      sx={{
        m: 0,
        px: 3,
        py: 1.5,
        borderRadius: 2,
        bgcolor: '#12372a',
        color: '#fbfada',
        fontFamily: 'system-ui, sans-serif',
      }}
    >
      Padding in steps of the theme, colors as they are
    </Box>
  );
}
