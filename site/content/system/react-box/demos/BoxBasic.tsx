import Box from '@mui/system/Box';

export default function BoxBasic() {
  return (
    <Box
      component="section"
      sx={{
        p: 2,
        border: '1px dashed',
        borderRadius: 2,
        fontFamily: 'system-ui, sans-serif',
      }}
    >
      A section with a border and two steps of padding
    </Box>
  );
}
