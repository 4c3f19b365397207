import Box from '@mui/material/Box';
import Container from '@mui/material/Container';

export default function ContainerFluid() {
  return (
    <Container maxWidth="sm">
      <Box sx={{ bgcolor: 'action.selected', height: 120, p: 2 }}>
        At most 600 pixels wide, in the middle
      </Box>
    </Container>
  );
}
