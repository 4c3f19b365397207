import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function TypographyElement() {
  return (
    <Box component="article" sx={{ maxWidth: 320 }}>
      <Typography variant="overline" component="p">
        Weather
      </Typography>
      <Typography variant="h5" component="h3">
        Fog on the coast until noon
      </Typography>
      <Typography variant="caption" component="time" dateTime="2024-05-17">
        17 May
      </Typography>
    </Box>
  );
}
