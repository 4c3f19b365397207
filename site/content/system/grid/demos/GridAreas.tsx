import Box from '@mui/system/Box';

const areas = ['head', 'menu', 'text', 'foot'] as const;

export default function GridAreas() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateAreas: {
          xs: '"head" "menu" "text" "foot"',
          sm: '"head head" "menu text" "foot foot"',
        },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 3fr' },
        gap: 1,
        width: '100%',
      }}
    >
      {areas.map((area) => (
        <Box
          key={area}
          sx={{
            gridArea: area,
            p: 2,
            borderRadius: 1,
            bgcolor: '#f5f3ff',
            color: '#4c1d95',
            fontFamily: 'ui-monospace, monospace',
          }}
        >
          {area}
        </Box>
      ))}
    </Box>
  );
}
