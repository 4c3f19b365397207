import Box from '@mui/material/Box';

export default function BoxPicture() {
  return (
    <Box
      sx={{
        p: 3,
        border: 1,
        borderStyle: 'dashed',
        borderColor: 'primary.main',
        borderRadius: 2,
        bgcolor: 'action.hover',
      }}
    >
      <Box
        sx={{
          px: 3,
          py: 1.5,
          borderRadius: 1,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          typography: 'body2',
        }}
      >
        A box in a box
      </Box>
    </Box>
  );
}
