import Box from '@mui/material/Box';

export default function BoxStates() {
  return (
    <Box
      component="button"
      type="button"
      sx={{
        p: 2,
        border: 2,
        borderColor: 'primary.main',
        borderRadius: 1,
        bgcolor: 'transparent',
        color: 'text.primary',
        font: 'inherit',
        '&:hover': { bgcolor: 'action.hover' },
        '&:focus-visible': { outline: '3px solid', outlineOffset: 2 },
        '& strong': { display: 'block', typography: 'h6' },
      }}
    >
      <strong>Cabin 12</strong>
      Window, two beds
    </Box>
  );
}
