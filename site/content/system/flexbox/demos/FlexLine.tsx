import Box from '@mui/system/Box';

const tag = {
  px: 1.5,
  py: 0.5,
  borderRadius: 1,
  bgcolor: '#e0e7ff',
  color: '#312e81',
};

export default function FlexLine() {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        width: '100%',
        p: 1,
        border: 1,
        borderColor: '#c7d2fe',
        borderRadius: 2,
        fontFamily: 'system-ui, sans-serif',
      }}
    >
      <Box sx={{ fontWeight: 600 }}>Orders</Box>
      <Box sx={{ ...tag, marginInlineStart: 'auto' }}>Open</Box>
      <Box sx={tag}>Sent</Box>
    </Box>
  );
}
