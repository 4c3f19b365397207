import Box from '@mui/system/Box';

export default function BoxProps() {
  return (
    <Box display="flex" gap={2} flexWrap="wrap" fontFamily="system-ui, sans-serif">
      <Box p={2} borderRadius={2} bgcolor="#fde68a" color="#451a03">
        Barley
      </Box>
      <Box p={2} borderRadius={2} bgcolor="#d9f99d" color="#1a2e05">
        Clover
      </Box>
    </Box>
  );
}
