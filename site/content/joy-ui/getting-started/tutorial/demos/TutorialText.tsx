import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function TutorialText() {
  return (
    <Sheet
      variant="outlined"
      sx={{
        width: 300,
        maxWidth: '100%',
        p: 3,
        borderRadius: 'md',
        boxShadow: 'sm',
      }}
    >
      <Typography level="h4" component="h3">
        Welcome back
      </Typography>
      <Typography level="body-sm">Log in to see your bookings.</Typography>
    </Sheet>
  );
}
