import Box from '@mui/system/Box';

export default function BoxParent() {
  return (
    <Box
      component="nav"
      aria-label="Chapters"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        fontFamily: 'system-ui, sans-serif',
        '& a': {
          px: 2,
          py: 1,
          borderRadius: 8,
          bgcolor: '#e0e7ff',
          color: '#1e1b4b',
          textDecoration: 'none',
        },
        '& a:hover': { textDecoration: 'underline' },
        '& a:focus-visible': { outline: '3px solid #6366f1' },
        '& a[aria-current]': { bgcolor: '#3730a3', color: '#eef2ff' },
      }}
    >
      <a href="#a-parent-styles-its-children" aria-current="location">
        Soil
      </a>
      <a href="#system-props">Water</a>
      <a href="#pitfalls">Light</a>
    </Box>
  );
}
