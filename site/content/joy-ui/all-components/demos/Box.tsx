import Box from '@mui/joy/Box';

export default function BoxPicture() {
  return (
    <Box
      sx={{
        p: 3,
        border: '1px dashed',
        borderColor: 'primary.solidBg',
        borderRadius: 'md',
        bgcolor: 'primary.softBg',
      }}
    >
      <Box
        sx={{
          px: 3,
          py: 1.5,
          borderRadius: 'sm',
          bgcolor: 'primary.solidBg',
          color: 'primary.solidColor',
          fontSize: 'sm',
        }}
      >
        A box in a box
      </Box>
    </Box>
  );
}
