import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function ContainerCustom() {
  return (
    <Container
      maxWidth={false}
      sx={{
        maxWidth: '34ch',
        py: 3,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      <Typography>
        As wide as a line that reads well, whatever the size of the font.
      </Typography>
    </Container>
  );
}
