import Box from '@mui/system/Box';

export default function SizeReading() {
  return (
    <Box
      component="p"
      sx={{
        m: 0,
        maxWidth: '45ch',
        fontFamily: 'Georgia, serif',
        lineHeight: 1.6,
      }}
    >
      Lines of forty to seventy characters are read fastest. Longer ones make the eye
      lose its place on the way back.
    </Box>
  );
}
