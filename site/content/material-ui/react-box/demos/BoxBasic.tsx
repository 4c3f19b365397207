import Box from '@mui/material/Box';

export default function BoxBasic() {
  return (
    <Box
      sx={{
        p: 3,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      Colors, spacing and corners of the theme
    </Box>
  );
}
