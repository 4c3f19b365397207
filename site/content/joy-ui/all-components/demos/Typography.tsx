import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

export default function TypographyPicture() {
  return (
    <Box sx={{ width: 200 }}>
      <Typography level="h3" component="div">
        Morning tide
      </Typography>
      <Typography level="title-md" color="primary">
        Notes from the coast
      </Typography>
      <Typography level="body-sm">
        The boats left before six, and the harbour was still.
      </Typography>
    </Box>
  );
}
