import Box from '@mui/material/Box';
import Container from '@mui/material/Container';

export default function ContainerFixed() {
  return (
    <Container fixed>
      <Box sx={{ bgcolor: 'action.selected', height: 120, p: 2 }}>
        As wide as the breakpoint below the window
      </Box>
    </Container>
  );
}
