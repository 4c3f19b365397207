import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function TypographySpace() {
  return (
    <Box sx={{ maxWidth: 420 }}>
      <Typography variant="h6" component="h3" gutterBottom>
        The lighthouse
      </Typography>
      <Typography paragraph>
        It was built in 1911 from stones that ships had carried as ballast.
      </Typography>
      <Typography>
        Since 1974 nobody has lived in it. The light is switched on from the town.
      </Typography>
    </Box>
  );
}
