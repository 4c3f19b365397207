import Box from '@mui/system/Box';

export default function SxSelectors() {
  return (
    <Box
      component="a"
      href="#selectors"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        py: 1.5,
        border: '2px solid #0f766e',
        borderRadius: 2,
        bgcolor: '#f0fdfa',
        color: '#134e4a',
        fontFamily: 'system-ui, sans-serif',
        textDecoration: 'none',
        '&:hover': {
          bgcolor: '#ccfbf1',
          '& .name': { textDecoration: 'underline' },
        },
        '&:focus-visible': { outline: '3px solid #6ea8ff', outlineOffset: 2 },
        '& .count': { px: 1, borderRadius: 1, bgcolor: '#134e4a', color: '#f0fdfa' },
      }}
    >
      <span className="name">Stops on this line</span>
      <span className="count">14</span>
    </Box>
  );
}
