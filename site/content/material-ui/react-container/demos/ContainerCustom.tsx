import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function ContainerCustom() {
  return (
    <Container
      component="section"
      aria-label="Welcome"
      maxWidth={false}
      classes={{ root: 'band' }}
      sx={{
        '&.band': { maxWidth: '34ch' },
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
