import Box from '@mui/material/Box';
import Container from '@mui/material/Container';

export default function ContainerPicture() {
  return (
    <Box sx={{ width: 236, py: 1.5, bgcolor: 'action.hover', borderRadius: 1 }}>
      <Container
        disableGutters
        maxWidth={false}
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 160,
          height: 90,
          borderRadius: 1,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          typography: 'body2',
        }}
      >
        Centered content
      </Container>
    </Box>
  );
}
