import Container from '@mui/joy/Container';
import Sheet from '@mui/joy/Sheet';

export default function ContainerPicture() {
  return (
    <Sheet variant="soft" sx={{ width: 236, py: 1.5, borderRadius: 'sm' }}>
      <Container
        disableGutters
        maxWidth={false}
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 160,
          height: 90,
          borderRadius: 'sm',
          bgcolor: 'primary.solidBg',
          color: 'primary.solidColor',
          fontSize: 'sm',
        }}
      >
        Centered content
      </Container>
    </Sheet>
  );
}
