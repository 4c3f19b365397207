import Box from '@mui/system/Box';

export default function BorderCorners() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      {[1, 2, 4, '50%'].map((radius) => (
        <Box
          key={radius}
          sx={{
            width: 72,
            height: 72,
            borderRadius: radius,
            bgcolor: '#0f766e',
          }}
        />
      ))}
    </Box>
  );
}
