import Box from '@mui/system/Box';

export default function UsageBox() {
  return (
    <Box
      component="article"
      sx={{
        width: { xs: 1, sm: 320 },
        p: 3,
        borderRadius: 3,
        bgcolor: '#14342b',
        color: '#e9f5ee',
        fontFamily: 'system-ui, sans-serif',
        '& p': { m: 0, mt: 1, color: '#bfe3cf' },
      }}
    >
      <strong>High water at 14:20</strong>
      <p>The path along the quay is closed from two to three.</p>
    </Box>
  );
}
