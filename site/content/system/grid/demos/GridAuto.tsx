import Box from '@mui/system/Box';

export default function GridAuto() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
        gap: 2,
        width: '100%',
      }}
    >
      {['Rhine', 'Elbe', 'Danube', 'Oder', 'Main'].map((river) => (
        <Box
          key={river}
          sx={{
            p: 2,
            borderRadius: 2,
            bgcolor: '#e0f2fe',
            color: '#0c4a6e',
            fontFamily: 'system-ui, sans-serif',
          }}
        >
          {river}
        </Box>
      ))}
    </Box>
  );
}
