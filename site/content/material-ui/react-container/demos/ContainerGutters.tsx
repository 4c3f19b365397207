import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';

const bar = { p: 1, bgcolor: 'action.selected' };

export default function ContainerGutters() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Container maxWidth="xs">
        <Box sx={bar}>With gutters</Box>
      </Container>
      <Container maxWidth="xs" disableGutters className="flush">
        <Box sx={bar}>Without</Box>
      </Container>
    </Stack>
  );
}
