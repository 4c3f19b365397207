import Box from '@mui/system/Box';

const rooms = ['Kitchen', 'Hall', 'Workshop', 'Attic'];

export default function SxResponsive() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
        gap: { xs: 1, lg: 2 },
        width: '100%',
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {rooms.map((room) => (
        <Box
          key={room}
          component="li"
          sx={{
            p: 2,
            borderRadius: 2,
            bgcolor: '#e0f2fe',
            color: '#0c4a6e',
            fontFamily: 'system-ui, sans-serif',
          }}
        >
          {room}
        </Box>
      ))}
    </Box>
  );
}
