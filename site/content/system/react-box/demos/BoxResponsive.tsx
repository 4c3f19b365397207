import Box from '@mui/system/Box';

const beds = ['Peas', 'Leeks', 'Chard', 'Squash'];

export default function BoxResponsive() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
        gap: { xs: 1, md: 2 },
        width: 1,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {beds.map((bed) => (
        <Box
          key={bed}
          component="li"
          sx={{
            py: 3,
            borderRadius: 2,
            bgcolor: '#365314',
            color: '#f7fee7',
            fontFamily: 'system-ui, sans-serif',
            textAlign: 'center',
          }}
        >
          {bed}
        </Box>
      ))}
    </Box>
  );
}
