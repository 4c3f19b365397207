import Box from '@mui/system/Box';

const talks = [
  ['9:00', 'Reading types without running them'],
  ['10:30', 'A cache that never lies'],
  ['12:00', 'Lunch'],
];

export default function Timetable() {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'auto 1fr' },
        columnGap: 3,
        rowGap: { xs: 0.5, sm: 1 },
        m: 0,
        p: 3,
        borderRadius: 2,
        bgcolor: '#111827',
        color: '#f9fafb',
        fontFamily: 'system-ui, sans-serif',
      }}
    >
      {talks.map(([time, title]) => (
        <Box key={time} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: '#93c5fd' }}>
            {time}
          </Box>
          <Box component="dd" sx={{ m: 0, mb: { xs: 1, sm: 0 } }}>
            {title}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
