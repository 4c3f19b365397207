import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function FramePage() {
  return (
    <Container component="main" sx={{ py: 4 }}>
      <Typography variant="h5" component="h1">
        A page of its own
      </Typography>
    </Container>
  );
}
