import Box from '@mui/system/Box';

export default function TypographySingle() {
  return (
    <Box sx={{ fontFamily: 'Georgia, serif', maxWidth: '40ch' }}>
      <Box
        component="p"
        sx={{ m: 0, fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.2 }}
      >
        Low water on the Elbe
      </Box>
      <Box component="p" sx={{ m: 0, mt: 1, lineHeight: 1.6, textAlign: 'start' }}>
        Ships carry half of their load until the rain comes.
      </Box>
    </Box>
  );
}
