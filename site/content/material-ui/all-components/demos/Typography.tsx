import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function TypographyPicture() {
  return (
    <Box sx={{ width: 200 }}>
      <Typography variant="h5" component="div">
        Morning tide
      </Typography>
      <Typography variant="subtitle1" component="div" color="primary">
        Notes from the coast
      </Typography>
      <Typography variant="body2" color="text.secondary">
        The boats left before six, and the harbour was still.
      </Typography>
    </Box>
  );
}
