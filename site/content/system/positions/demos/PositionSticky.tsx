import Box from '@mui/system/Box';

export default function PositionSticky() {
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label="Streets"
      sx={{
        width: 240,
        height: 160,
        overflow: 'auto',
        border: 1,
        borderColor: '#cbd5e1',
        borderRadius: 2,
        fontFamily: 'system-ui, sans-serif',
      }}
    >
      <Box
        sx={{
          position: 'sticky',
          top: 0,
          px: 2,
          py: 1,
          bgcolor: '#1e293b',
          color: '#f8fafc',
          fontWeight: 600,
        }}
      >
        North side
      </Box>
      {['Ash', 'Birch', 'Cedar', 'Elm', 'Fir', 'Hazel', 'Linden'].map((street) => (
        <Box key={street} sx={{ px: 2, py: 1 }}>
          {street} Street
        </Box>
      ))}
    </Box>
  );
}
