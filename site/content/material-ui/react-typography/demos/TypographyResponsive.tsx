import Typography from '@mui/material/Typography';

export default function TypographyResponsive() {
  return (
    <Typography
      variant="h3"
      component="p"
      sx={{ fontSize: { xs: '1.5rem', sm: '2rem', lg: '3rem' } }}
    >
      Tides and tables
    </Typography>
  );
}
